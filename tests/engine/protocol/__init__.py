"""The engine protocol, spoken in process and with a real one."""
