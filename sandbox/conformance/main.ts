// `npm run sandbox:conformance`: every operation of the sandbox by vendor, what called it, and how
// the rest is refused, as Markdown. `-- --record` first runs all contract tests and records what
// they call.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSandbox } from '../core/start';
import type { Service } from '../core/service';
import { createServices } from '../services';
import { DRIVERS_FILE, driversOf, readDrivers } from './drivers';
import { REFUSALS, type Refusal } from './refusals';
import { reportOf, type Refused } from './report';
import { conformanceTable, vendorKeyOf } from './table';

/** Runs the contract tests and records their calls. */
function record(): void {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'driven-')), 'driven.jsonl');
  const projects = ['--project', 'contract', '--project', 'sandbox'];
  const { status } = spawnSync('npx', ['vitest', 'run', ...projects], {
    env: { ...process.env, SANDBOX_DRIVEN: file },
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status !== 0 || !existsSync(file)) throw new Error('The contract tests failed.');
  const drivers = driversOf(readFileSync(file, 'utf8'), vendorKeyOf);
  writeFileSync(DRIVERS_FILE, `${JSON.stringify(drivers, null, 2)}\n`);
  spawnSync('npx', ['prettier', '--write', DRIVERS_FILE]);
}

/** Where vendors put their error message, most specific first. */
const WORDS = ['message', 'detail', 'description', 'errors', 'error'];

/** The error message of a refusal, whatever the vendor's format. */
function wordsOf(text: string): string {
  const found = WORDS.map(
    name => new RegExp(`"${name}":\\s*"((?:[^"\\\\]|\\\\.)+)"`).exec(text)?.[1],
  ).find(each => each !== undefined);
  return found?.replaceAll('\\"', '"') ?? text.slice(0, 120);
}

async function ask(url: string, { headers, body, path: address, ...asked }: Refusal) {
  const reply = await fetch(`${url}${address}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(headers ? { headers } : {}),
    ...(body === undefined ? {} : { body }),
  });
  const words = wordsOf(await reply.text());
  return { ...asked, path: address, status: reply.status, words };
}

async function main(): Promise<void> {
  if (process.argv.includes('--record')) record();
  let services: readonly Service[] = [];
  const sandbox = await startSandbox({
    ports: 'ephemeral',
    state: 'memory',
    services: context => (services = createServices(context)),
  });
  const refused: Refused[] = [];
  for (const refusal of REFUSALS) {
    refused.push(await ask(sandbox.urls[refusal.service] ?? '', refusal));
  }
  await sandbox.stop();
  console.log(reportOf(conformanceTable(services, readDrivers()), refused));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
