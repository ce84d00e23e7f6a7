// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { decodeOrKeep } from '../bundler/decode-or-keep.mjs';

it.each([
  ['#gr%C3%B6%C3%9Fe', '#größe'],
  ['#a%20b', '#a b'],
  ['#100%', '#100%'],
  ['#%E0%A4%A', '#%E0%A4%A'],
])('%s becomes %s', (text, decoded) => expect(decodeOrKeep(text)).toBe(decoded));
