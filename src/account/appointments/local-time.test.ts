import { expect, it } from 'vitest';
import { localTime } from './local-time';

it.each([
  ['2026-12-01T09:00:00-08:00', 'America/Vancouver', '2026-12-01T09:00:00.000Z'],
  ['2026-12-01T09:00:00-07:00', 'America/Vancouver', '2026-12-01T09:00:00.000Z'],
  ['2026-12-01T23:30:00-03:30', 'America/St_Johns', '2026-12-01T23:30:00.000Z'],
  ['2026-12-01T16:00:00Z', 'America/Boise', '2026-12-01T09:00:00.000Z'],
])('%s in %s is the time of its own offset', (instant, timeZone, expected) => {
  expect(localTime(instant, timeZone).toISOString()).toBe(expected);
});
