import { array, fallback, object, optional, picklist, string } from 'valibot';
import { BOOKING_ATTEMPT } from '~/src/config/tab-keys';
import { decodeJson } from '~/src/domain/data/decode';
import { sessionStore } from '~/src/features/storage';
import type { BookingRequest } from '~/src/gateways/scheduler/scheduler-gateway';

const request = object({
  requestId: string(),
  dealerId: string(),
  startsAt: string(),
  postalCode: string(),
  firstName: string(),
  lastName: string(),
  address: string(),
  phone: string(),
  email: optional(string()),
  referralCode: optional(string()),
  kind: picklist(['in-home', 'virtual']),
});

/** What was sent and may have been booked although no answer came. */
const attempts = object({
  /** The last one; absent once the scheduler has refused it. */
  last: optional(request),
  /** The ids of those before it. */
  earlier: fallback(array(string()), []),
});

type Content = Omit<BookingRequest, 'requestId' | 'replaces'>;

const keep = (last: Omit<BookingRequest, 'replaces'> | null, earlier: readonly string[]): void => {
  const kept = JSON.stringify({ ...(last && { last }), earlier });
  sessionStore.set(BOOKING_ATTEMPT, kept);
};

const read = () => decodeJson(attempts, sessionStore.get(BOOKING_ATTEMPT));

/**
 * Keeps a booking in this tab before it is sent. It stays until the scheduler answers, so that
 * after a lost reply and a reload the same request can be repeated instead of a second one made.
 */
export const keepAttempt = ({ replaces = [], ...sent }: BookingRequest): void =>
  keep(sent, replaces);

/** The last booking that was sent and not answered; null if there is none. */
export const keptAttempt = (): BookingRequest | null => {
  const { last, earlier = [] } = read() ?? {};
  if (!last) return null;
  const { email, referralCode, ...rest } = last;
  return {
    ...rest,
    ...(email === undefined ? {} : { email }),
    ...(referralCode === undefined ? {} : { referralCode }),
    ...(earlier.length === 0 ? {} : { replaces: earlier }),
  };
};

/** The last one was refused; those before it may still have been booked. */
export const dropAttempt = (): void => {
  const { earlier = [] } = read() ?? {};
  if (earlier.length === 0) forgetAttempts();
  else keep(null, earlier);
};

export const forgetAttempts = (): void => sessionStore.remove(BOOKING_ATTEMPT);

/**
 * The request for a booking: the last one again where nothing has changed, so that it is made once;
 * else a new one, which takes the place of those that may have been booked without an answer.
 */
export const requestFor = (content: Content): BookingRequest => {
  const { requestId: lastId, replaces: _replaces, ...before } = keptAttempt() ?? {};
  const { earlier = [] } = read() ?? {};
  const entries = (value: object): string => JSON.stringify(Object.entries(value).sort());
  const isSame = lastId !== undefined && entries(before) === entries(content);
  const replaces = isSame || lastId === undefined ? earlier : [...earlier, lastId];
  const requestId = isSame ? lastId : crypto.randomUUID();
  return { requestId, ...content, ...(replaces.length === 0 ? {} : { replaces }) };
};
