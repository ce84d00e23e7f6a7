import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isJsonObject, parseJson, sendJson } from '../core/json';
import { openContract } from '../core/openapi-contract';
import { PORTS } from '../core/ports';
import type { Service, ServiceContext } from '../core/service';
import type { IdentityNeighbours } from '../identity';
import { notFound, refuse, type Answer } from './answer';
import {
  bookAppointment,
  cancelAppointment,
  listAppointments,
  readAppointment,
  remind,
  rescheduleAppointment,
  type AppointmentRequest,
  type Scheduler,
} from './bookings';
import { callerOf } from './caller';
import { dealerById } from './dealer-calendars';
import { listDealers, listSlots } from './queries';
import { calendarFileOf } from './views';

type Neighbours = IdentityNeighbours & Pick<Scheduler, 'referrals' | 'book'>;

type Action = (scheduler: Scheduler, request: AppointmentRequest, id: string) => Answer;

const ACTIONS: readonly (readonly [method: string, path: RegExp, action: Action])[] = [
  ['GET', /^\/api\/v1\/appointments$/, listAppointments],
  ['POST', /^\/api\/v1\/appointments$/, bookAppointment],
  ['GET', /^\/api\/v1\/appointments\/([0-9a-f]{32})$/, readAppointment],
  ['POST', /^\/api\/v1\/appointments\/([0-9a-f]{32})\/reschedule$/, rescheduleAppointment],
  ['POST', /^\/api\/v1\/appointments\/([0-9a-f]{32})\/cancel$/, cancelAppointment],
];

const CALENDAR_FILE = /^\/api\/v1\/appointments\/([0-9a-f]{32})\/calendar\.ics$/;
const SLOTS = /^\/api\/v1\/dealers\/([\w-]{1,64})\/slots$/;
const DEALERS = /^\/api\/v1\/dealers$/;

const WRONG_METHOD = refuse(405, 'malformed', 'Another method is answered here.');

function sendCalendarFile({ book }: Scheduler, url: URL, response: ServerResponse): boolean {
  const id = CALENDAR_FILE.exec(url.pathname)?.[1];
  const found = id === undefined ? null : book.find(id);
  const dealer = found && dealerById(found.dealerId);
  if (!dealer || url.searchParams.get('key') !== found.calendarKey) return false;
  response.writeHead(200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'attachment; filename="appointment.ics"',
    'Cache-Control': 'no-store',
  });
  response.end(calendarFileOf(found, dealer));
  return true;
}

/**
 * The scheduler: dealers, their free times and appointments with them, as `openapi/scheduler.yaml` has it. Reminders
 * are sent when the clock is moved, and by every request that is not of a test's own time.
 */
export function createSchedulerService(
  context: ServiceContext,
  { keys, mail, referrals, book }: Neighbours,
): Service {
  const { now } = context;
  const scheduler: Scheduler = { book, mail, now, referrals };
  const remindAll = (): void => remind(scheduler, scheduler.book.all);

  const act = async (request: IncomingMessage, url: URL): Promise<Answer> => {
    const isOurs = ([, path]: (typeof ACTIONS)[number]): boolean => path.test(url.pathname);
    const [, path, action] = ACTIONS.find(each => isOurs(each) && each[0] === request.method) ?? [];
    if (!path || !action) return ACTIONS.some(isOurs) ? WRONG_METHOD : notFound();
    const caller = await callerOf(request, { keys, now });
    if ('status' in caller) return caller;
    const body = request.method === 'POST' ? parseJson((await text(request)) || '{}') : {};
    if (!isJsonObject(body)) return refuse(400, 'malformed', 'The body is no JSON object.');
    const id = path.exec(url.pathname)?.[1] ?? '';
    return action(scheduler, { ...caller, origin: url.origin, body }, id);
  };

  const answer = (request: IncomingMessage, url: URL): Answer | Promise<Answer> => {
    const dealerId = SLOTS.exec(url.pathname)?.[1];
    const isQuery = dealerId !== undefined || DEALERS.test(url.pathname);
    if (!isQuery) return act(request, url);
    if (request.method !== 'GET') return WRONG_METHOD;
    return dealerId === undefined
      ? listDealers(url.searchParams)
      : listSlots(scheduler.book, dealerId, url.searchParams, now());
  };

  return {
    name: 'scheduler',
    port: PORTS.scheduler,
    operations: openContract('scheduler').operations(),
    handle: async (request, response) => {
      if (request.headers['x-sandbox-scope'] === undefined) remindAll();
      const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'scheduler'}`);
      if (request.method === 'GET' && sendCalendarFile(scheduler, url, response)) return;
      const { status, document } = await answer(request, url);
      if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
      sendJson(response, status, document);
    },
    timeMoved: remindAll,
    reset: async () => book.reset(),
  };
}
