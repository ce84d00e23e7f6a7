import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stringsOf } from './strings';

let root = '';

const write = (language: string, namespace: string, value: unknown): void => {
  mkdirSync(join(root, language), { recursive: true });
  writeFileSync(join(root, language, `${namespace}.json`), JSON.stringify(value));
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'strings-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('stringsOf', () => {
  it('merges a language over the default one, key by key', () => {
    write('en-us', 'common', { color: 'Color', menu: { open: 'Open', close: 'Close' } });
    write('en-ca', 'common', { color: 'Colour', menu: { open: 'Open it' } });
    expect(stringsOf(root, 'en-ca', ['en-us'], [])).toEqual({
      common: { color: 'Colour', menu: { open: 'Open it', close: 'Close' } },
    });
  });

  it('follows the chain of fallbacks, the nearest first', () => {
    write('en-us', 'common', { color: 'Color', bin: 'Trash', post: 'Mail' });
    write('en-gb', 'common', { color: 'Colour', bin: 'Bin' });
    write('en-au', 'common', { bin: 'Rubbish bin' });
    expect(stringsOf(root, 'en-au', ['en-gb', 'en-us'], [])).toEqual({
      common: { color: 'Colour', bin: 'Rubbish bin', post: 'Mail' },
    });
    expect(stringsOf(root, 'fr-be', ['fr-fr', 'en-us'], [])).toEqual(
      stringsOf(root, 'en-us', [], []),
    );
  });

  it('prefers editors’ texts to files', () => {
    write('en-us', 'cart', { empty: 'Nothing here', line: { remove: 'Remove' } });
    const strings = stringsOf(
      root,
      'en-us',
      [],
      [{ namespace: 'cart', key: 'line.remove', value: 'Take out', isPlaceholder: false }],
    );
    expect(strings).toEqual({
      cart: { empty: 'Nothing here', line: { remove: 'Take out' } },
    });
  });

  it('leaves out a wording of an unknown group, and names it', () => {
    write('en-us', 'cart', { empty: 'Nothing here' });
    const problems: string[] = [];
    const wording = { namespace: 'Cart', key: 'empty', value: 'New', isPlaceholder: false };
    const strings = stringsOf(root, 'en-us', [], [wording], problem => void problems.push(problem));
    expect(strings).toEqual({ cart: { empty: 'Nothing here' } });
    expect(problems).toEqual([
      'In en-us the wording with the group "Cart" and the key "empty" is left out: the shop has no such group. Choose one of its groups.',
    ]);
  });

  it('uses a placeholder only if there is nothing else', () => {
    write('en-us', 'cart', { empty: 'Nothing here' });
    const sample = (key: string) => ({
      namespace: 'cart',
      key,
      value: 'Sample',
      isPlaceholder: true,
    });
    expect(stringsOf(root, 'en-us', [], [sample('empty'), sample('promo')])).toEqual({
      cart: { empty: 'Nothing here', promo: 'Sample' },
    });
  });

  it('keeps a group or a text that an editor’s text would replace, and names the key', () => {
    write('en-us', 'cart', { empty: 'Nothing here', line: { remove: 'Remove' } });
    const problems: string[] = [];
    const wording = (key: string, isPlaceholder = false) => ({
      namespace: 'cart',
      key,
      value: 'New',
      isPlaceholder,
    });
    const strings = stringsOf(
      root,
      'en-us',
      [],
      [
        wording('line'),
        wording('empty.title'),
        wording('empty.more', true),
        wording('line.remove'),
        wording('promo.title'),
        wording('promo'),
      ],
      problem => void problems.push(problem),
    );
    expect(strings).toEqual({
      cart: { empty: 'Nothing here', line: { remove: 'New' }, promo: { title: 'New' } },
    });
    const refused = (key: string, reason: string) =>
      `In en-us the wording with the group "cart" and the key "${key}" is left out: ${reason}. Change its key.`;
    expect(problems).toEqual([
      refused('line', '"cart:line" is a group of texts'),
      refused('empty.title', '"cart:empty" is a text, not a group'),
      refused('promo', '"cart:promo" is a group of texts'),
      refused('empty.more', '"cart:empty" is a text, not a group'),
    ]);
  });

  it('rejects a file that contains anything but texts', () => {
    write('en-us', 'common', { count: 3 });
    expect(() => stringsOf(root, 'en-us', [], [])).toThrow(/common\.json may hold texts/);
  });

  it.each([[['Open']], [{ menu: { open: 7 } }], ['Open']])('stops the build for %j', value => {
    write('en-us', 'common', value);
    expect(() => stringsOf(root, 'en-us', [], [])).toThrow(/texts and groups of texts only/);
  });
});
