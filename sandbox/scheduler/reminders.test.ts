import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visits } from './testing/visits';
import { startScheduler, type RunningScheduler } from './testing/start-scheduler';

let scheduler: RunningScheduler;
beforeAll(async () => {
  scheduler = await startScheduler();
});
beforeEach(async () => {
  await scheduler.reset();
  await scheduler.moveTo('2026-11-23T16:00:00Z');
});
afterAll(() => scheduler.stop());

const { book, change } = visits(() => scheduler);

describe('the reminder', () => {
  it('comes once, a day before', async () => {
    await book();
    await scheduler.moveTo('2026-11-30T15:59:00Z');
    expect(scheduler.mailsTo('ana@example.com')).toHaveLength(1);
    await scheduler.moveTo('2026-11-30T16:01:00Z');
    await scheduler.moveTo('2026-11-30T20:00:00Z');
    expect(scheduler.mailsTo('ana@example.com')).toEqual([
      'appointment-confirmation',
      'appointment-reminder',
    ]);
  });

  it('comes again for the new time of one that was moved', async () => {
    const { document } = await book();
    await scheduler.moveTo('2026-11-30T17:00:00Z');
    await change(document.id, 'reschedule', { startsAt: '2026-12-04T09:00:00-07:00' });
    await scheduler.moveTo('2026-12-03T17:00:00Z');
    expect(scheduler.mailsTo('ana@example.com').slice(1)).toEqual([
      'appointment-reminder',
      'appointment-moved',
      'appointment-reminder',
    ]);
  });

  it('does not come when it is cancelled or over, or was booked within the day', async () => {
    const { document } = await book();
    await change(document.id, 'cancel');
    await book({ requestId: 'request-0002', email: 'bo@example.com' });
    await scheduler.moveTo('2026-12-02T17:00:00Z');
    const late = { requestId: 'request-0003', kind: 'virtual', email: 'cy@example.com' };
    await book({ ...late, startsAt: '2026-12-02T15:00:00-07:00' });
    await scheduler.moveTo('2026-12-02T18:00:00Z');
    const kinds = scheduler.mail.list().map(({ kind }) => kind);
    expect(kinds).not.toContain('appointment-reminder');
    expect(kinds.filter(kind => kind === 'appointment-confirmation')).toHaveLength(3);
  });

  it('in a test’s own time comes to that test alone', async () => {
    const { document } = await book();
    await book({ requestId: 'request-0002', email: 'bo@example.com' });
    await scheduler.moveTo('2026-11-30T17:00:00Z', 'mine');
    const path = `/api/v1/appointments/${String(document.id)}`;
    await scheduler.ask('Appointment', 'GET', path, { scope: 'mine' });
    expect(scheduler.mailsTo('ana@example.com')).toContain('appointment-reminder');
    expect(scheduler.mailsTo('bo@example.com')).not.toContain('appointment-reminder');
  });
});
