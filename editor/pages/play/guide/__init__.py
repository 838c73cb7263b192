"""The guided first round: short notes beside what they speak of, each of which says what to do now."""
