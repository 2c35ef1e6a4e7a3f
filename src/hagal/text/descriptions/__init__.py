"""What stands on the components of each title, as messages: `lines(component, lang)`."""
