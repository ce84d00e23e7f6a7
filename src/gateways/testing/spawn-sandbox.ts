import { spawn } from 'node:child_process';
import path from 'node:path';

export interface SpawnedSandbox {
  /** URL of a service by name, for example `commerce-larkfield-us`. */
  readonly urlOf: (service: string) => string;
  readonly stop: () => void;
}

const root = path.resolve(import.meta.dirname, '../../..');

// The sandbox is reached over the network only: it runs as a separate process, on free ports.
const programme = `
  require('./sandbox/core/start')
    .startSandbox({ ports: 'ephemeral', state: 'memory' })
    .then(({ urls }) => console.log('urls ' + JSON.stringify(urls)));
`;

/** Starts a sandbox for a contract test; resolves when it listens. */
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
      const urls = new Map<string, unknown>(Object.entries(JSON.parse(found) as object));
      child.removeAllListeners('exit');
      resolve({
        urlOf: service => {
          const url = urls.get(service);
          if (typeof url !== 'string') throw new Error(`The sandbox has no service ${service}.`);
          return url;
        },
        stop: () => void child.kill(),
      });
    });
  });
