import { createServer } from 'node:net';

const INTERVAL_MS = 100;

/** Whether nothing listens on the port of this machine. @param {number} port @returns {Promise<boolean>} */
export const isPortFree = port =>
  new Promise(resolve => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Whether a URL responds with success. @param {string} address */
export const answers = async address => {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
};

/**
 * Waits until a URL responds; false if the child that should respond exits first.
 * @param {string} address
 * @param {import('node:child_process').ChildProcess} child
 */
export const waitFor = async (address, child) => {
  while (child.exitCode === null && child.signalCode === null) {
    // Another program may have answered in the place of a child that has failed.
    if (await answers(address)) return child.exitCode === null && child.signalCode === null;
    await new Promise(resolve => setTimeout(resolve, INTERVAL_MS));
  }
  return false;
};
