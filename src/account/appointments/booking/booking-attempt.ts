import { object, optional, picklist, string } from 'valibot';
import { BOOKING_ATTEMPT } from '~/src/config/tab-keys';
import { decodeJson } from '~/src/domain/data/decode';
import { sessionStore } from '~/src/features/storage';
import type { BookingRequest } from '~/src/gateways/scheduler/scheduler-gateway';

const request = object({
  ...{ requestId: string(), dealerId: string(), startsAt: string(), postalCode: string() },
  ...{ firstName: string(), lastName: string(), address: string(), phone: string() },
  ...{ email: optional(string()), referralCode: optional(string()) },
  kind: picklist(['in-home', 'virtual']),
});

/**
 * Keeps a booking in this tab before it is sent. It stays until the scheduler answers, so that
 * after a lost reply and a reload the same request can be repeated instead of a second one made.
 */
export const keepAttempt = (sent: BookingRequest): void =>
  void sessionStore.set(BOOKING_ATTEMPT, JSON.stringify(sent));

/** The last booking that was sent and not answered; null if there is none. */
export const keptAttempt = (): BookingRequest | null => {
  const kept = decodeJson(request, sessionStore.get(BOOKING_ATTEMPT));
  if (!kept) return null;
  const { email, referralCode, ...rest } = kept;
  return {
    ...rest,
    ...(email === undefined ? {} : { email }),
    ...(referralCode === undefined ? {} : { referralCode }),
  };
};

export const forgetAttempt = (): void => sessionStore.remove(BOOKING_ATTEMPT);

/** The id of a booking: that of the last one where nothing has changed, so that it is made once. */
export const requestIdFor = (content: Omit<BookingRequest, 'requestId'>): string => {
  const { requestId = '', ...last } = keptAttempt() ?? {};
  const entries = (value: object): string => JSON.stringify(Object.entries(value).sort());
  return entries(last) === entries(content) ? requestId : crypto.randomUUID();
};
