import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { WINDOW, type Driver } from './driver';

const START_MS = 30_000;
const COMMAND_MS = 60_000;

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
};

const valueOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'value' in body ? body.value : undefined;

/** Calls the W3C WebDriver protocol at an address. Throws the driver's errors. */
const caller =
  (base: string) =>
  async (method: string, path: string, body?: object): Promise<unknown> => {
    const reply = await fetch(`${base}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(COMMAND_MS),
    });
    const value = valueOf(await reply.json());
    if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

/** The number of a virtual display. */
const startDisplay = async (): Promise<{
  readonly display: string;
  readonly child: ChildProcess;
}> => {
  const size = `${WINDOW.width}x${WINDOW.height + 200}x24`;
  const args = ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const said: unknown[] = await once(child.stdout, 'data', {
    signal: AbortSignal.timeout(START_MS),
  });
  return { display: `:${String(said[0]).trim()}`, child };
};

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};

/** Requests a session until the newly started driver accepts connections. */
const openSession = async (
  call: ReturnType<typeof caller>,
  capabilities: object,
): Promise<string> => {
  const deadline = Date.now() + START_MS;
  for (let isReady = false; !isReady; ) {
    try {
      await call('GET', '/status');
      isReady = true;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise(resolve => setImmediate(resolve));
    }
  }
  const created = await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  if (typeof created !== 'object' || created === null || !('sessionId' in created))
    throw new Error('The driver opened no session.');
  return String(created.sessionId);
};

/** WebKitGTK's own browser over the W3C WebDriver protocol. */
export const startWebKit = async (driverProgram: string, browser: string): Promise<Driver> => {
  const { display, child: screen } = await startDisplay();
  const port = await freePort();
  const driver = spawn(driverProgram, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
  });
  const call = caller(`http://127.0.0.1:${port}`);
  const stopAll = async (): Promise<void> => {
    await stop(driver);
    await stop(screen);
  };
  const id = await openSession(call, {
    // A page restored from memory has no load event to wait for.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  }).catch(async (error: unknown) => {
    await stopAll();
    throw error;
  });
  const inSession = (method: string, path: string, body?: object): Promise<unknown> =>
    call(method, `/session/${id}${path}`, body);
  await inSession('POST', '/window/rect', { x: 0, y: 0, width: WINDOW.width, height: 1000 });
  const act = (type: string, parameters: object, actions: readonly object[]): Promise<unknown> =>
    inSession('POST', '/actions', { actions: [{ type, id: type, ...parameters, actions }] });
  return {
    open: async address => void (await inSession('POST', '/url', { url: address })),
    run: expression =>
      inSession('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
    press: async (x, y) =>
      void (await act('pointer', { parameters: { pointerType: 'mouse' } }, [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])),
    type: async text =>
      void (await act(
        'key',
        {},
        [...text].flatMap(value => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      )),
    back: async () => void (await inSession('POST', '/back', {})),
    close: async () => {
      await call('DELETE', `/session/${id}`);
      await stopAll();
    },
  };
};
