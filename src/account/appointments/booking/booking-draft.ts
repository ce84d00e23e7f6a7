import { fallback, object, picklist, string } from 'valibot';
import { BOOKING_DRAFT } from '~/src/config/tab-keys';
import { decodeJson } from '~/src/domain/data/decode';
import { sessionStore } from '~/src/features/storage';
import { NO_VALUES, type BookingValues } from './booking-schema';

const text = fallback(string(), '');
const draft = object({
  owner: text,
  postalCode: text,
  dealerId: text,
  day: text,
  startsAt: text,
  firstName: text,
  lastName: text,
  address: text,
  email: text,
  phone: text,
  referralCode: text,
  kind: fallback(picklist(['in-home', 'virtual', '']), ''),
});

/**
 * Keeps the input in this tab, so that neither a sign-in nor a reload loses it.
 * @param owner the id of the customer who enters it; empty for a visitor
 */
export const keepDraft = (values: BookingValues, owner: string): void => {
  sessionStore.set(BOOKING_DRAFT, JSON.stringify({ ...NO_VALUES, ...values, owner }));
};

/** The draft of a visitor or of this customer; null if there is none. */
export const keptDraft = (owner: string): BookingValues | null => {
  const kept = decodeJson(draft, sessionStore.get(BOOKING_DRAFT));
  if (!kept) return null;
  const { owner: writtenBy, ...values } = kept;
  return writtenBy === '' || writtenBy === owner ? values : null;
};

export const forgetDraft = (): void => sessionStore.remove(BOOKING_DRAFT);
