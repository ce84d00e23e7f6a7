import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { getDescription } from 'valibot';
import { describe, expect, it } from 'vitest';
import { ALL_SETTINGS as listed } from './settings-schema';

const root = path.resolve(import.meta.dirname, '../../..');
const names = Object.keys(listed).sort();
const settingsIn = (file: string) =>
  Object.keys(parseEnv(readFileSync(path.join(root, file), 'utf8')));

describe('settings schema', () => {
  it('lists the settings of .env.example, and no others', () => {
    expect(settingsIn('.env.example').sort()).toEqual(names);
  });

  it.each(readdirSync(root).filter(file => file.startsWith('.env.sandbox')))(
    'includes everything in %s',
    file => {
      expect(settingsIn(file).filter(name => !names.includes(name))).toEqual([]);
    },
  );

  it('includes every browser setting', () => {
    const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\./.test(file))
      .map(file => readFileSync(path.join(root, 'src', file), 'utf8'))
      .join('\n');
    const read = [...sources.matchAll(/process\.env\.(GATSBY_\w+)/g)].map(([, name]) => name);
    expect(read.length).toBeGreaterThan(20);
    expect(read.filter(name => !names.includes(name ?? ''))).toEqual([]);
    // The bundler inserts the profile of the brand, not its id.
    const known = [...read, ...(sources.includes('BUILT_BRAND') ? ['GATSBY_BRAND'] : [])];
    const unread = names.filter(name => name.startsWith('GATSBY_') && !known.includes(name));
    expect(unread, 'a name that begins with GATSBY_ is for the browser').toEqual([]);
  });

  it.each(Object.entries(listed))('says what %s means', (_, schema) => {
    expect(getDescription(schema)).toMatch(/^[A-Z].*\.$/);
  });
});

it('each setting has a comment in .env.example, of its own or with its group', () => {
  const groups = readFileSync(path.join(root, '.env.example'), 'utf8').split(/\n(?=#)/);
  const explained = groups.filter(group => /^#/.test(group)).join('\n');
  expect(settingsIn('.env.example').filter(name => !explained.includes(`${name}=`))).toEqual([]);
});
