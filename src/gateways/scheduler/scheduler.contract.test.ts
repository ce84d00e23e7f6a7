import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeFetch } from '../testing/fake-fetch';
import { judgeByContract } from '../testing/judge-by-contract';
import { signInToSandbox } from '../testing/sign-in';
import { freshSandbox, type FreshSandbox } from '../testing/fresh-sandbox';
import {
  bookAppointment,
  cancelAppointment,
  listAppointments,
  listSlots,
  listVisitDealers,
  readAppointment,
  rescheduleAppointment,
  SLOT_GONE,
  type BookingRequest,
} from './scheduler-gateway';

let sandbox: FreshSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await freshSandbox();
  token = await signInToSandbox(sandbox.urlOf('identity'));
});
beforeEach(() => fetch(`${sandbox.urlOf('control')}/reset?service=scheduler`, { method: 'POST' }));
afterAll(() => sandbox.stop());

const judged = judgeByContract('scheduler');

const options = (answer: string, idToken: string | null = null, request?: string) => ({
  origin: sandbox.urlOf('scheduler'),
  fetch: judged(answer, request),
  idToken,
});

const day = (ahead: number): string =>
  new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** Free times of the dealer in Boise; two fitters work there. */
const freeTimes = async (): Promise<readonly string[]> => {
  const reply = await listSlots(options('SlotList'), {
    dealerId: 'lf-83702',
    kind: 'in-home',
    postalCode: '83702',
    from: day(3),
    to: day(20),
  });
  return reply.ok ? reply.value.slots.map(({ startsAt }) => startsAt) : [];
};

let requests = 0;
const booking = (startsAt: string, more: Partial<BookingRequest> = {}): BookingRequest => ({
  requestId: `request-${(requests += 1)}`,
  dealerId: 'lf-83702',
  kind: 'in-home',
  startsAt,
  firstName: 'Ana',
  lastName: 'Field',
  address: '1 Lark Lane',
  postalCode: '83702',
  phone: '2085550199',
  email: 'ana@example.com',
  ...more,
});

const book = (request: BookingRequest, idToken: string | null = null) =>
  bookAppointment(options('Appointment', idToken, 'BookingRequest'), request);

const codeOf = async (reply: Promise<{ readonly ok: boolean }>): Promise<unknown> => {
  const result = await reply;
  return 'error' in result ? result.error : 'no error';
};

describe('dealers and their times', () => {
  it('are found by postal code, with the kinds of visit', async () => {
    const reply = await listVisitDealers(options('DealerList'), '83702');
    expect(reply.ok && reply.value[0]).toMatchObject({
      id: 'lf-83702',
      kinds: ['in-home', 'virtual'],
      timeZone: 'America/Boise',
      servesPostalCode: true,
    });
    expect(await listVisitDealers(options('DealerList'), 'X0A 0H0')).toEqual({
      ok: true,
      value: [],
    });
  });

  it('are refused by the field that is wrong', async () => {
    expect(await listVisitDealers(options('DealerList'), 'nowhere')).toMatchObject({
      ok: false,
      error: { kind: 'user', userErrors: [{ field: ['postalCode'], code: 'invalid' }] },
    });
  });

  it('are in working hours by the clock of the dealer', async () => {
    const times = await freeTimes();
    expect(times.length).toBeGreaterThan(50);
    for (const time of times) {
      expect(time).toMatch(/T(09|1[0-6]):[03]0:00-0[67]:00$/);
    }
  });
});

describe('the appointment of a visitor', () => {
  it('is booked, read, moved and cancelled by its id', async () => {
    const [first = '', ...others] = await freeTimes();
    const last = others.at(-1) ?? '';
    const booked = await book(booking(first));
    expect(booked).toMatchObject({
      ok: true,
      value: { status: 'open', startsAt: first, email: 'ana@example.com' },
    });
    const id = booked.ok ? booked.value.id : '';
    expect(await readAppointment(options('Appointment'), id)).toEqual(booked);
    expect(
      await rescheduleAppointment(options('Appointment', null, 'RescheduleRequest'), id, last),
    ).toMatchObject({ ok: true, value: { id, startsAt: last } });
    expect(await cancelAppointment(options('Appointment'), id)).toMatchObject({
      ok: true,
      value: { status: 'cancelled' },
    });
    const file = await fetch(booked.ok ? booked.value.calendarUrl : '');
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*STATUS:CANCELLED\r\n/);
  });

  it('is refused when the time was taken meanwhile', async () => {
    const [first = ''] = await freeTimes();
    await book(booking(first));
    await book(booking(first, { email: 'bo@example.com' }));
    const refused = await codeOf(book(booking(first)));
    expect(refused).toMatchObject({
      kind: 'user',
      status: 409,
      userErrors: [{ field: [], code: 'slot-taken' }],
    });
    expect(SLOT_GONE).toContain('slot-taken');
    expect(await freeTimes()).not.toContain(first);
  });

  it('is refused in the past, with the fields that are wrong, or by its id', async () => {
    expect(await codeOf(book(booking('2020-01-06T09:00:00-07:00')))).toMatchObject({
      userErrors: [{ code: 'slot-past' }],
    });
    const [first = ''] = await freeTimes();
    expect(await codeOf(book(booking(first, { phone: '1', postalCode: '1' })))).toMatchObject({
      kind: 'user',
      userErrors: [
        { field: ['postalCode'], code: 'tooShort' },
        { field: ['phone'], code: 'invalid' },
      ],
    });
    const unknown = readAppointment(options('Appointment'), '0'.repeat(32));
    expect(await codeOf(unknown)).toMatchObject({ kind: 'http', status: 404 });
  });
});

describe('the appointment of a customer', () => {
  it('belongs to the id token, and is listed', async () => {
    const [first = ''] = await freeTimes();
    const booked = await book(booking(first, { email: undefined }), token);
    expect(booked).toMatchObject({ ok: true, value: { email: 'avery@example.com' } });
    expect(await listAppointments(options('AppointmentList', token))).toEqual({
      ok: true,
      value: { open: [booked.ok && booked.value], past: [] },
    });
    const id = booked.ok ? booked.value.id : '';
    const other = await signInToSandbox(
      sandbox.urlOf('identity'),
      'sam@example.com',
      'meadow-gate-01',
    );
    for (const stranger of [null, other]) {
      const cancelled = cancelAppointment(options('Appointment', stranger), id);
      expect(await codeOf(cancelled)).toMatchObject({ kind: 'http', status: 404 });
    }
  });

  it('is not listed without a token', async () => {
    expect(await codeOf(listAppointments(options('AppointmentList')))).toMatchObject({
      kind: 'http',
      status: 401,
    });
  });
});

describe('failures', () => {
  const fail = (fault: object) =>
    fetch(`${sandbox.urlOf('control')}/faults`, {
      method: 'POST',
      body: JSON.stringify({ service: 'scheduler', fault, times: 1 }),
    });

  const plain = (more: object = {}) => ({
    origin: sandbox.urlOf('scheduler'),
    idToken: token,
    ...more,
  });

  it.each([
    [{ kind: 'status', status: 503 }, 'http'],
    [{ kind: 'malformed' }, 'protocol'],
    [{ kind: 'reset' }, 'network'],
  ])('are tagged under the fault %j', async (fault, kind) => {
    await fail(fault);
    expect(await codeOf(listAppointments(plain()))).toMatchObject({ kind, isRetryable: true });
  });

  it('are no second booking when the answer got lost', async () => {
    const [first = ''] = await freeTimes();
    const request = booking(first);
    await fetch(`${sandbox.urlOf('control')}/faults`, {
      method: 'POST',
      body: JSON.stringify({
        service: 'scheduler',
        fault: { kind: 'reset' },
        times: 1,
        after: 'applied',
      }),
    });
    expect(await codeOf(bookAppointment(plain(), request))).toMatchObject({ kind: 'network' });
    expect(await bookAppointment(plain(), request)).toMatchObject({ ok: true });
    const list = await listAppointments(plain());
    expect(list.ok && list.value.open).toHaveLength(1);
  });

  it('are told for an appointment without an id', async () => {
    const { fetch } = fakeFetch({ open: [{ kind: 'virtual' }], past: [] });
    expect(await codeOf(listAppointments(plain({ fetch })))).toMatchObject({
      kind: 'protocol',
      message: 'The field "open[0].id" is missing.',
    });
  });
});
