// Loaded before a child's own program: a parent that is killed outright cannot stop its children.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
