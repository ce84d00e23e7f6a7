import { fallback, object, picklist, string } from 'valibot';
import { BOOKING_DRAFT } from '~/src/config/tab-keys';
import { decodeJson } from '~/src/domain/data/decode';
import { sessionStore } from '~/src/features/storage';
import { NO_VALUES, type BookingValues } from './booking-schema';

const text = fallback(string(), '');
const draft = object({
  ...{ postalCode: text, dealerId: text, day: text, startsAt: text, firstName: text },
  ...{ lastName: text, address: text, email: text, phone: text, referralCode: text },
  kind: fallback(picklist(['in-home', 'virtual', '']), ''),
});

/** Keeps a visitor's input in this tab, so that neither a sign-in nor a reload loses it. */
export const keepDraft = (values: BookingValues): void => {
  sessionStore.set(BOOKING_DRAFT, JSON.stringify({ ...NO_VALUES, ...values }));
};

/** The stored draft; null if there is none. */
export const keptDraft = (): BookingValues | null =>
  decodeJson(draft, sessionStore.get(BOOKING_DRAFT));

export const forgetDraft = (): void => sessionStore.remove(BOOKING_DRAFT);
