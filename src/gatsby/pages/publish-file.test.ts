import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HEADER_RULES } from '~/hosting/adapter/header-rules';
import { filePublisher } from './publish-file';

let output = '';

beforeEach(() => {
  output = mkdtempSync(join(tmpdir(), 'publish-'));
});
afterEach(() => rmSync(output, { recursive: true }));

it('names a file by its content hash', () => {
  const publish = filePublisher(output);
  const first = publish('[1]');
  expect(publish('[2]')).not.toBe(first);
  expect(publish('[1]')).toBe(first);
  expect(readFileSync(join(output, first), 'utf8')).toBe('[1]');
  expect(readdirSync(join(output, 'static/collections'))).toHaveLength(2);
});

it('writes it where browsers cache it permanently', () => {
  const address = filePublisher(output)('[]');
  const kept = HEADER_RULES.find(({ path }) => path === '/static/*');
  expect(address).toMatch(/^\/static\//);
  expect(kept?.headers['cache-control']).toContain('immutable');
});
