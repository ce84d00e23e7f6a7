// Loaded before a child's own program, because a parent that is killed cannot stop its children.
// Workers of the child inherit this, and must keep their own channel unchanged.
if (process.channel && process.env.LEAVE_WITH === String(process.ppid)) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
