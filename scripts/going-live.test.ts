import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ALL_SETTINGS } from '~/src/config/settings/settings-schema';

const root = join(__dirname, '..');
const guide = readFileSync(join(root, 'docs', 'going-live.md'), 'utf8');
const example = readFileSync(join(root, '.env.example'), 'utf8');
const names = Object.keys(ALL_SETTINGS);

/** Settings that browsers never see, and that are worth stealing. */
const SECRETS = [
  'CONTENT_READ_TOKEN',
  'SEARCH_ADMIN_KEY',
  'CAPTCHA_SECRET_KEY',
  'KLAVIYO_PRIVATE_KEY',
  'LEADS_WEBHOOK_URL',
];

/** The row of a setting in one of the guide's tables. */
const rowOf = (name: string): string =>
  guide.split('\n').find(line => line.startsWith(`| \`${name}\``)) ?? '';

it.each(names)('tells where %s comes from', name => {
  expect(rowOf(name)).toMatch(/^\| `\w+` +\| (public|secret|build) +\| \S/);
  expect(example).toContain(`\n${name}=`);
});

it('names no setting that there is not', () => {
  const named = [...guide.matchAll(/^\| `([A-Z][A-Z_]+)`/gm)].map(([, name]) => name);
  expect(named.filter(name => !names.includes(name ?? ''))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

it('says of each setting whether browsers read it', () => {
  for (const name of names) {
    const [, , kind] = rowOf(name).split('|');
    const isPublic = name.startsWith('GATSBY_');
    const expected = isPublic ? 'public' : SECRETS.includes(name) ? 'secret' : 'build';
    expect(kind?.trim(), name).toBe(expected);
  }
});
