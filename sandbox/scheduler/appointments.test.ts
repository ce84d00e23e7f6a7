import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failed, visits } from './testing/visits';
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

const { book, change, slots } = visits(() => scheduler);

describe('an appointment', () => {
  it('of a customer is the customer’s alone', async () => {
    const token = await scheduler.idToken();
    const { document } = await book({ email: undefined }, { token });
    expect(document.email).toBe('avery@example.com');
    const path = `/api/v1/appointments/${String(document.id)}`;
    const read = (own?: string) =>
      scheduler.ask('Appointment', 'GET', path, own === undefined ? {} : { token: own });
    expect((await read(token)).status).toBe(200);
    expect(await read()).toMatchObject(failed(404, 'not-found'));
    const other = await scheduler.idToken('sam@example.com', 'meadow-gate-01');
    expect(await read(other)).toMatchObject(failed(404, 'not-found'));
    expect(await change(document.id, 'cancel', {}, other)).toMatchObject(failed(404, 'not-found'));
    expect(await read('a.b.c')).toMatchObject(failed(401, 'unauthorized'));
    const pawmere = await scheduler.idToken(undefined, undefined, 'sandboxpawmereclient000001');
    expect(await read(pawmere)).toMatchObject(failed(403, 'forbidden'));
  });

  it('is listed as open, then as past', async () => {
    const token = await scheduler.idToken();
    const list = () => scheduler.ask('AppointmentList', 'GET', '/api/v1/appointments', { token });
    await book({ startsAt: '2026-12-02T09:00:00-07:00' }, { token });
    await book({ requestId: 'request-0002' }, { token });
    await book({ requestId: 'request-0003' });
    const { document } = await list();
    expect(document).toMatchObject({
      open: [{ startsAt: '2026-12-01T09:00:00-07:00' }, { startsAt: '2026-12-02T09:00:00-07:00' }],
      past: [],
    });
    await scheduler.moveTo('2026-12-01T17:30:00Z');
    const later = await scheduler.idToken();
    const asked = scheduler.ask('AppointmentList', 'GET', '/api/v1/appointments', { token: later });
    expect((await asked).document).toMatchObject({
      open: [{ startsAt: '2026-12-02T09:00:00-07:00', status: 'open' }],
      past: [{ startsAt: '2026-12-01T09:00:00-07:00', status: 'past' }],
    });
    expect(await scheduler.ask('AppointmentList', 'GET', '/api/v1/appointments')).toMatchObject(
      failed(401, 'unauthorized'),
    );
  });

  it('that was booked without an account is listed for whoever has verified its e-mail address', async () => {
    const { document } = await book({ email: 'Avery@Example.com' });
    await book({ requestId: 'request-0002', email: 'sam@example.com' });
    const list = async (...account: readonly string[]) => {
      const token = await scheduler.idToken(...account);
      return scheduler.ask('AppointmentList', 'GET', '/api/v1/appointments', { token });
    };
    expect(await list()).toMatchObject({ document: { open: [{ id: document.id }], past: [] } });
    await change(document.id, 'reschedule', { startsAt: '2026-12-02T09:00:00-07:00' });
    expect((await list()).document).toMatchObject({
      open: [{ id: document.id, startsAt: '2026-12-02T09:00:00-07:00' }],
    });
    expect((await list('sam@example.com', 'meadow-gate-01')).document).toMatchObject({
      open: [{ email: 'sam@example.com' }],
    });
  });

  it('moves to another time, and frees the first', async () => {
    const { document } = await book({ dealerId: 'lf-83301', postalCode: '83301' });
    const query = 'kind=in-home&from=2026-12-01&to=2026-12-01&postalCode=83301';
    expect(await slots(query, 'lf-83301')).not.toContain('2026-12-01T09:30:00-07:00');
    const own = `${query}&appointmentId=${String(document.id)}`;
    expect(await slots(own, 'lf-83301')).toContain('2026-12-01T09:30:00-07:00');
    const to = { startsAt: '2026-12-01T16:30:00Z' };
    const moved = await change(document.id, 'reschedule', to);
    expect(moved.document).toMatchObject({
      id: document.id,
      startsAt: '2026-12-01T09:30:00-07:00',
      status: 'open',
    });
    expect(await change(document.id, 'reschedule', to)).toEqual(moved);
    expect(scheduler.mailsTo('ana@example.com')).toEqual([
      'appointment-confirmation',
      'appointment-moved',
    ]);
    await change(document.id, 'reschedule', { startsAt: '2026-12-01T11:00:00-07:00' });
    expect(await slots(query, 'lf-83301')).toContain('2026-12-01T09:00:00-07:00');
    const other = { dealerId: 'lf-83301', postalCode: '83301', requestId: 'request-0002' };
    await book({ ...other, startsAt: '2026-12-01T14:00:00-07:00' });
    expect(
      await change(document.id, 'reschedule', { startsAt: '2026-12-01T14:30:00-07:00' }),
    ).toMatchObject(failed(409, 'slot-taken'));
  });

  it('is cancelled once, frees its time, and cannot be moved any more', async () => {
    const { document } = await book({ dealerId: 'lf-83301', postalCode: '83301' });
    const cancelled = await change(document.id, 'cancel');
    expect(cancelled.document).toMatchObject({ status: 'cancelled' });
    expect(await change(document.id, 'cancel')).toEqual(cancelled);
    expect(scheduler.mailsTo('ana@example.com')).toEqual([
      'appointment-confirmation',
      'appointment-cancelled',
    ]);
    expect(
      await change(document.id, 'reschedule', { startsAt: '2026-12-02T09:00:00-07:00' }),
    ).toMatchObject(failed(409, 'appointment-cancelled'));
    const query = 'kind=in-home&from=2026-12-01&to=2026-12-01&postalCode=83301';
    expect(await slots(query, 'lf-83301')).toContain('2026-12-01T09:00:00-07:00');
  });

  it('cannot be changed once it has begun', async () => {
    const { document } = await book();
    await scheduler.moveTo('2026-12-01T16:30:00Z');
    expect(await change(document.id, 'cancel')).toMatchObject(failed(409, 'appointment-past'));
    expect(
      await change(document.id, 'reschedule', { startsAt: '2026-12-08T09:00:00-07:00' }),
    ).toMatchObject(failed(409, 'appointment-past'));
    const path = `/api/v1/appointments/${String(document.id)}`;
    expect((await scheduler.ask('Appointment', 'GET', path)).document.status).toBe('past');
  });

  it('has a calendar file, which needs its key', async () => {
    const { document } = await book();
    const url = String(document.calendarUrl);
    const file = await fetch(url);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const lines = (await file.text()).split('\r\n');
    expect(lines).toContain('DTSTART:20261201T160000Z');
    expect(lines).toContain('DTEND:20261201T170000Z');
    expect(lines).toContain(`UID:${String(document.id)}@larkfield.example`);
    expect((await fetch(url.replace(/key=.*/, 'key=0'))).status).toBe(404);
  });
});
