import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { SETTINGS } from './settings-schema';
import { startupWithout, STARTUP_OFF, STARTUP_PARTS } from './startup-settings';

const read = (off: string | undefined) => safeParse(SETTINGS[STARTUP_OFF], off);

it('enables every part by default', () => {
  const startup = startupWithout([]);
  expect(Object.keys(startup)).toEqual([...STARTUP_PARTS]);
  expect(Object.values(startup)).not.toContain(false);
  expect(read(undefined).output).toEqual([]);
  expect(read(' ').output).toEqual([]);
});

it('disables only the parts that are listed', () => {
  const off = ['late-scripts', 'compile-hints'];
  expect(read('late-scripts, compile-hints').output).toEqual(off);
  const startup = startupWithout(off);
  for (const part of STARTUP_PARTS) expect(startup[part]).toBe(!off.includes(part));
});

it('reports an unknown name and lists the known ones', () => {
  const { issues, success } = read('late-script,first-view');
  expect(success).toBe(false);
  expect(issues?.map(({ message }) => message)).toEqual([
    expect.stringMatching(/"late-script".*not a start-up part.*late-scripts/),
  ]);
});
