import { expect, it } from 'vitest';
import { readStartup, STARTUP_PARTS } from './startup-settings';

it('has every part where none is named', () => {
  const problems: string[] = [];
  const startup = readStartup(undefined, problems);
  expect(Object.keys(startup)).toEqual([...STARTUP_PARTS]);
  expect(Object.values(startup)).not.toContain(false);
  expect(readStartup(' ', problems)).toEqual(startup);
  expect(problems).toEqual([]);
});

it('leaves out the parts that are named, and no other', () => {
  const off = ['late-scripts', 'compile-hints'];
  const startup = readStartup('late-scripts, compile-hints', []);
  for (const part of STARTUP_PARTS) expect(startup[part]).toBe(!off.includes(part));
});

it('says which name is no part, and which names are', () => {
  const problems: string[] = [];
  readStartup('late-script,first-view', problems);
  expect(problems).toEqual([
    expect.stringMatching(/STARTUP_OFF names "late-script".*late-scripts/),
  ]);
});
