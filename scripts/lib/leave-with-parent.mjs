// Loaded before a child's own program: a parent that is killed outright cannot stop its children.
// Workers of the child inherit this, and must keep their own channel as it is.
if (process.channel && process.env.LEAVE_WITH === String(process.ppid)) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
