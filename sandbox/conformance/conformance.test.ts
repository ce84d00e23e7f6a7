import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from '../core/start';
import type { Service } from '../core/service';
import { createServices } from '../services';
import { driversOf, readDrivers } from './drivers';
import { REFUSALS } from './refusals';
import { reportOf } from './report';
import { conformanceTable, vendorKeyOf, type VendorTable } from './table';

let sandbox: RunningSandbox;
let tables: readonly VendorTable[] = [];
let services: readonly Service[] = [];
beforeAll(async () => {
  sandbox = await startSandbox({
    ports: 'ephemeral',
    state: 'memory',
    services: context => (services = createServices(context)),
  });
  tables = conformanceTable(services, readDrivers());
});
afterAll(() => sandbox.stop());

const RECORD = 'run "npm run sandbox:conformance -- --record" once a contract test asks for it';

describe('the operations of the sandbox', () => {
  it('belong to a vendor that the report lists', () => {
    const listed = new Set(tables.map(({ key }) => key));
    for (const { name } of services) expect(listed).toContain(vendorKeyOf(name));
    for (const { name, rows } of tables) expect(rows.length, name).toBeGreaterThan(0);
  });

  it('are all driven by a test', () => {
    const idle = tables.flatMap(({ key, rows }) =>
      rows.filter(({ tests }) => tests.length === 0).map(row => `${key}: ${row.operation}`),
    );
    expect(idle, RECORD).toEqual([]);
  });

  it('are driven by tests that exist, and are still there', () => {
    const gone = tables.flatMap(({ rows }) =>
      rows.flatMap(({ tests }) => tests.filter(test => !existsSync(test))),
    );
    expect(gone, RECORD).toEqual([]);
    const known = new Map(tables.map(({ key, rows }) => [key, rows.map(row => row.operation)]));
    const stale = Object.entries(readDrivers()).flatMap(([vendor, operations]) =>
      Object.keys(operations).filter(name => !known.get(vendor)?.includes(name)),
    );
    expect(stale, RECORD).toEqual([]);
  });
});

describe('what is not modelled', () => {
  it.each(REFUSALS)('$vendor: $asked is refused', async ({ service, path, headers, body }) => {
    const reply = await fetch(`${sandbox.urls[service]}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(headers ? { headers } : {}),
      ...(body === undefined ? {} : { body }),
    });
    const text = await reply.text();
    // GraphQL answers 200 with errors.
    expect(reply.status >= 400 || text.includes('"errors"')).toBe(true);
    expect(text.length).toBeGreaterThan(10);
  });
});

describe('a recording', () => {
  const line = (test: string, client: string | null = null) =>
    JSON.stringify({ service: 'commerce-larkfield-us', operation: 'query shop', client, test });

  it('names two tests of an operation, those of gateways first', () => {
    const recording = [
      line('sandbox/a.test.ts'),
      line('sandbox/b.test.ts', '@sanity/client'),
      line('src/gateways/x.contract.test.ts'),
      line('sandbox/a.test.ts'),
      '',
    ].join('\n');
    expect(driversOf(recording, vendorKeyOf)).toEqual({
      commerce: {
        'query shop': {
          clients: ['@sanity/client'],
          tests: ['src/gateways/x.contract.test.ts', 'sandbox/a.test.ts'],
        },
      },
    });
  });

  it('shows what nothing drove', () => {
    const [commerce] = conformanceTable(services, {});
    expect(reportOf(commerce ? [commerce] : [], [])).toContain('| `query shop` |  | **nothing** |');
  });
});
