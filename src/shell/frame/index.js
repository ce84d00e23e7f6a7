// A plugin needs a module to be found by.
