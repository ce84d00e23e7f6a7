import { describe, expect, it } from 'vitest';
import { readRequestPath } from './request-path';

describe('readRequestPath', () => {
  it.each([
    ['/', '/'],
    ['/a%20b', '/a b'],
    ['/door%E2%84%A2', '/door™'],
    ['/door%e2%84%a2', '/door™'],
    [Buffer.from('/door™').toString('latin1'), '/door™'],
    ['/door™', '/door™'],
    ['/a/./b/../c', '/a/c'],
    ['/a%2fb', '/a/b'],
    ['/%ff', '/\uFFFD'],
  ])('parses %s as %s', (raw, path) => {
    expect(readRequestPath(raw)).toEqual({ kind: 'path', path });
  });

  it.each([
    ['/a/', '/a'],
    ['//evil.example/', '/evil.example'],
    ['///', '/'],
    ['/%5Cevil.example/', '/%5Cevil.example'],
  ])('normalizes %s to %s', (raw, tidy) => {
    expect(readRequestPath(raw)).toEqual({ kind: 'untidy', tidy });
  });

  it.each([
    ['/a//b', '/a/b'],
    ['//a///b//c%20d//', '/a/b/c%20d'],
  ])('knows %s as %s with doubled slashes', (raw, tidy) => {
    expect(readRequestPath(raw)).toEqual({ kind: 'doubled', tidy });
  });

  it.each([
    ['/\\evil.example/', 'unknown'],
    ['/a//b%2Fc', 'unknown'],
    ['/..%2f..', 'bad'],
    ['/why-..%2f..%2f', 'bad'],
    ['/why-..%2F..%2Fcart', 'bad'],
    ['/why/%2e%2e%2fcart', 'bad'],
    ['/a/../../b', 'bad'],
    ['/%zz', 'bad'],
    ['/%4', 'bad'],
    ['/a%00', 'bad'],
    ['http://evil.example/', 'bad'],
  ])('classifies %s as %s', (raw, kind) => {
    expect(readRequestPath(raw).kind).toBe(kind);
  });
});
