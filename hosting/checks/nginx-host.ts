import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx } from './find-nginx.mjs';
import { askPort, type Build, type Host } from './host';

const PATIENCE_MS = 5000;

const programPath = (): string => {
  const found = findNginx();
  if (found !== undefined) return found;
  throw new Error(
    'nginx is not installed, so what the build wrote for it cannot be tried. Install the package nginx ("npm test" does so, as root on Debian), or name the program in NGINX_PATH.',
  );
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

/** A complete configuration around the two files of the build, as in docs/hosting.md. */
const configuration = ({ output, hostFolder }: Build, folder: string, port: number): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    kind => `${kind}_temp_path ${join(folder, kind)};`,
  );
  return [
    'daemon off; master_process off;',
    `pid ${join(folder, 'nginx.pid')};`,
    'error_log stderr warn;',
    'events { worker_connections 64; }',
    'http {',
    'access_log off;',
    ...temporary,
    `include ${join(hostFolder, 'nginx', 'http.conf')};`,
    `server { listen 127.0.0.1:${port}; root ${output};`,
    `include ${join(hostFolder, 'nginx', 'server.conf')}; }`,
    '}',
  ].join('\n');
};

const untilItListens = async (
  ask: Host['request'],
  hasEnded: () => string | null,
): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const ended = hasEnded();
    if (ended !== null) throw new Error(`nginx ended: ${ended}`);
    try {
      await ask({ path: '/' });
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise(resolve => setImmediate(resolve));
    }
  }
};

/** The nginx of this machine with the files of the build, on a free port. */
export const startNginx = async (build: Build): Promise<Host> => {
  const program = programPath();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(build, folder, port));
  const args = ['-p', folder, '-c', file, '-e', 'stderr'];
  const { status, stderr } = spawnSync(program, ['-t', '-q', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`nginx refuses what the build wrote for it:\n${stderr}`);
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const ask = askPort(port);
  await untilItListens(ask, () => (child.exitCode === null ? null : said));
  return {
    name: 'nginx',
    request: ask,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
