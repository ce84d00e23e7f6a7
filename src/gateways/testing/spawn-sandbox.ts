import { spawn } from 'node:child_process';
import path from 'node:path';

export interface SpawnedSandbox {
  /** URLs of its services by name, for example `commerce-larkfield-us`. */
  readonly urls: Readonly<Record<string, string>>;
  readonly stop: () => void;
}

const root = path.resolve(import.meta.dirname, '../../..');

// The sandbox is reached over the network only: it runs as a separate process, on free ports.
const programme = `
  require('./sandbox/core/start')
    .startSandbox({ ports: 'ephemeral', state: 'memory' })
    .then(({ urls }) => console.log('urls ' + JSON.stringify(urls)));
`;

/** Starts a sandbox; resolves when it listens. */
export const spawnSandbox = (): Promise<SpawnedSandbox> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', programme], { cwd: root });
    let output = '';
    let errors = '';
    child.stderr.on('data', chunk => (errors += String(chunk)));
    child.once('exit', code => reject(new Error(`The sandbox ended with ${code}:\n${errors}`)));
    child.stdout.on('data', chunk => {
      output += String(chunk);
      const found = /^urls (.*)\n/m.exec(output)?.[1];
      if (found === undefined) return;
      child.removeAllListeners('exit');
      resolve({
        urls: JSON.parse(found) as Record<string, string>,
        stop: () => void child.kill(),
      });
    });
  });
