"""From bytes to documents: parsed, upgraded, validated; every problem is reported with its path."""
