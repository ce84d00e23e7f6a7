import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isJsonObject, parseJson } from '../core/json';

/** Who called an operation. */
interface Driver {
  /** The vendors' own clients. */
  readonly clients: readonly string[];
  /** Test files; those that use a vendor's client or our gateway come first. */
  readonly tests: readonly string[];
}

/** By vendor, then by operation. */
export type Drivers = Readonly<Record<string, Readonly<Record<string, Driver>>>>;

/** What `npm run sandbox:conformance -- --record` writes. */
export const DRIVERS_FILE = path.resolve(__dirname, 'drivers.json');

/** Tests that send garbage to every address prove nothing about an operation. */
const NO_DRIVERS = /^sandbox\/(core\/malformed|conformance\/)/;

/** More would add nothing. */
const MOST_TESTS = 2;

/**
 * The recorded tests that exercise each operation, from `drivers.json`.
 * @throws if the file is missing or not JSON
 */
export const readDrivers = (): Drivers => JSON.parse(readFileSync(DRIVERS_FILE, 'utf8')) as Drivers;

/** Gateway tests say the most, because they call it as the shop does. */
const rankOf = (test: string): number => {
  if (test.startsWith('src/gateways/')) return 0;
  return /\.contract\.test\.ts$/.test(test) ? 1 : 2;
};

const byRank = (one: string, other: string): number =>
  rankOf(one) - rankOf(other) || one.localeCompare(other);

/**
 * Parses a recording of drivers, one JSON object per line.
 * @param vendorOf the vendor's key of a service
 */
export const driversOf = (recording: string, vendorOf: (service: string) => string): Drivers => {
  const found = new Map<string, { clients: Set<string>; tests: Set<string> }>();
  for (const line of recording.split('\n')) {
    const entry = parseJson(line);
    if (!isJsonObject(entry) || NO_DRIVERS.test(String(entry.test))) continue;
    const key = `${vendorOf(String(entry.service))}\n${String(entry.operation)}`;
    const known = found.get(key) ?? { clients: new Set(), tests: new Set() };
    if (typeof entry.client === 'string') known.clients.add(entry.client);
    known.tests.add(String(entry.test));
    found.set(key, known);
  }
  const drivers: Record<string, Record<string, Driver>> = {};
  for (const key of [...found.keys()].sort()) {
    const [vendor = '', operation = ''] = key.split('\n');
    const { clients, tests } = found.get(key) ?? { clients: [], tests: [] };
    (drivers[vendor] ??= {})[operation] = {
      clients: [...clients].sort(),
      tests: [...tests].sort(byRank).slice(0, MOST_TESTS),
    };
  }
  return drivers;
};
