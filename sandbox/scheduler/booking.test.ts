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

const TUESDAY = 'kind=in-home&from=2026-12-01&to=2026-12-01&postalCode=83702';

describe('booking', () => {
  it('gives a visitor an appointment that nobody can guess, and a mail', async () => {
    const { status, document } = await book();
    expect(status).toBe(201);
    expect(document).toMatchObject({
      status: 'open',
      startsAt: '2026-12-01T09:00:00-07:00',
      endsAt: '2026-12-01T10:00:00-07:00',
      dealer: { id: 'lf-83702', timeZone: 'America/Boise' },
      email: 'ana@example.com',
      referralCode: null,
    });
    expect(document.id).toMatch(/^[0-9a-f]{32}$/);
    const [mail] = scheduler.mail.list('ana@example.com');
    expect(mail).toMatchObject({
      kind: 'appointment-confirmation',
      link: `http://localhost:8000/account/appointments/reschedule/${String(document.id)}`,
    });
    expect(mail?.subject).toMatch(/in-home visit is booked for Tue, Dec 1, 2026, 9:00\sAM MST/);
    expect(mail?.text).toContain('Where: 1 Lark Lane, 83702');
  });

  it.each([
    ['2026-11-25T09:00:00-07:00', 'before your consultation.'],
    // Thanksgiving is no business day.
    ['2026-11-27T09:00:00-07:00', 'within 1 to 2 business days.'],
  ])('promises contact that comes before the visit: %s', async (startsAt, promise) => {
    await book({ startsAt });
    const [mail] = scheduler.mail.list('ana@example.com');
    expect(mail?.text.join(' ')).toContain(`Your dealer will contact you ${promise}`);
  });

  it('takes the time from both fitters, then refuses it by its own code', async () => {
    await book();
    expect(await slots(TUESDAY)).toContain('2026-12-01T09:00:00-07:00');
    await book({ requestId: 'request-0002', email: 'bo@example.com' });
    const left = await slots(TUESDAY);
    expect(left).not.toContain('2026-12-01T09:00:00-07:00');
    expect(left[0]).toBe('2026-12-01T10:30:00-07:00');
    expect(await book({ requestId: 'request-0003' })).toMatchObject(failed(409, 'slot-taken'));
  });

  it('books once for a request that comes again', async () => {
    const first = await book();
    const again = await book({ startsAt: '2026-12-02T09:00:00-07:00' });
    expect(again).toEqual(first);
    expect(scheduler.mailsTo('ana@example.com')).toHaveLength(1);
  });

  it('changes what an unanswered request has booked instead of booking twice', async () => {
    const one = { dealerId: 'lf-83301', postalCode: '83301' };
    const first = await book(one);
    const again = await book({
      ...one,
      requestId: 'request-0002',
      lastName: 'Fields',
      replaces: ['request-0001'],
    });
    expect(again.status).toBe(201);
    expect(again.document.id).toBe(first.document.id);
    const moved = await book({
      requestId: 'request-0003',
      startsAt: '2026-12-02T09:00:00-07:00',
      replaces: ['request-0001', 'request-0002'],
    });
    expect(moved.document).toMatchObject({
      id: first.document.id,
      startsAt: '2026-12-02T09:00:00-07:00',
      dealer: { id: 'lf-83702' },
    });
    expect([...scheduler.mailsTo('ana@example.com')].sort()).toEqual([
      'appointment-confirmation',
      'appointment-confirmation',
      'appointment-moved',
    ]);
    expect(await book({ ...one, requestId: 'request-0004' })).toMatchObject({ status: 201 });
  });

  it('books again if the unanswered request booked nothing or was another customer’s', async () => {
    const first = await book({}, { token: await scheduler.idToken() });
    const other = await book({
      requestId: 'request-0002',
      replaces: ['request-0001', 'nothing-1'],
    });
    expect(other.status).toBe(201);
    expect(other.document.id).not.toBe(first.document.id);
  });

  it('does not send both fitters to a customer at the same time', async () => {
    const token = await scheduler.idToken();
    const first = await book({}, { token });
    expect(await book({ requestId: 'request-0002' }, { token })).toMatchObject(
      failed(409, 'slot-taken'),
    );
    await change(first.document.id, 'cancel', {}, token);
    expect(await book({ requestId: 'request-0003' }, { token })).toMatchObject({ status: 201 });
  });

  it('nor to a visitor who books in two tabs', async () => {
    await book();
    expect(await book({ requestId: 'request-0002', email: 'Ana@example.com' })).toMatchObject(
      failed(409, 'slot-taken'),
    );
  });

  it('lets only one of many at the same moment have the last time', async () => {
    const one = { dealerId: 'lf-83301', postalCode: '83301' };
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => book({ ...one, requestId: `request-1${index}` })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([
      201, 409, 409, 409, 409, 409, 409, 409,
    ]);
  });

  it.each([
    [{ startsAt: '2026-11-23T09:00:00-07:00' }, 409, 'slot-past'],
    [{ startsAt: '2026-11-23T15:00:00-07:00' }, 409, 'slot-unavailable'],
    [{ startsAt: '2026-11-26T09:00:00-07:00' }, 409, 'slot-unavailable'],
    [{ startsAt: '2026-12-01T09:10:00-07:00' }, 409, 'slot-unavailable'],
  ])('refuses %o', async (more, status, code) => {
    expect(await book(more)).toMatchObject(failed(status, code));
    expect(scheduler.mail.list()).toEqual([]);
  });

  it.each([
    [{ phone: '208-555-0199' }, 'phone', 'invalid'],
    [{ firstName: ' ' }, 'firstName', 'required'],
    [{ email: undefined }, 'email', 'required'],
    [{ email: 'nobody' }, 'email', 'email'],
    [{ postalCode: '8370' }, 'postalCode', 'tooShort'],
    [{ postalCode: 'Boise' }, 'postalCode', 'invalid'],
    [{ postalCode: '33602' }, 'dealerId', 'unknown'],
    [{ dealerId: 'nobody' }, 'dealerId', 'unknown'],
    [{ dealerId: 'lf-83301', postalCode: '83301', kind: 'virtual' }, 'kind', 'invalid'],
    [{ startsAt: '2026-13-45T09:00:00Z' }, 'startsAt', 'invalid'],
    [{ startsAt: 'tomorrow' }, 'startsAt', 'invalid'],
  ])('names the field to correct in %o', async (more, field, code) => {
    expect(await book(more)).toMatchObject(failed(422, 'invalid', [{ field, code }]));
  });

  it('tells the referral program of a code', async () => {
    const member = scheduler.referrals.join({
      sub: 'x',
      brand: 'larkfield',
      accountEmail: 'x@example.com',
      firstName: 'Avery',
      details: { company: 'X', email: 'x@example.com', zip: '83702', phone: '208-555-0140' },
    });
    await book({ referralCode: member.code.toLowerCase() });
    expect(scheduler.referrals.memberOf('x', 'larkfield')?.invitations).toMatchObject([
      { name: 'Ana F.', status: 'appointment' },
    ]);
  });
});
