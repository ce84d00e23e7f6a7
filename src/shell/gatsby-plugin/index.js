// Gatsby only finds a plugin that has a module.
