import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { parsePostalCode } from '~/src/domain/contact/postal-code';
import type { GatewayError } from '~/src/domain/data/result';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import { SLOT_GONE, type BookingRequest } from '~/src/gateways/scheduler/scheduler-gateway';
import { SIGNED_OUT } from '~/src/account/session/session-errors';
import { useAppointmentChanges } from '../use-appointments';
import {
  dropAttempt,
  forgetAttempts,
  keepAttempt,
  keptAttempt,
  requestFor,
} from './booking-attempt';
import { tenDigits, type BookingField, type BookingValues } from './booking-schema';

/**
 * Why a booking failed, other than for invalid fields. `unanswered`: before the page was opened again;
 * `lost`: it may have been made although the answer says nothing of it.
 */
export type BookingFailure = 'unanswered' | 'lost' | 'failed' | 'ended' | 'unverified';

/** The request to the scheduler, without its idempotency key. */
const contentOf = (
  values: BookingValues,
  isVisitor: boolean,
): Omit<BookingRequest, 'requestId' | 'replaces'> => {
  const { dealerId, kind, startsAt, firstName, lastName, address } = values;
  const { postalCode, phone, email, referralCode } = values;
  return {
    dealerId,
    startsAt,
    firstName,
    lastName,
    address,
    kind: kind === 'virtual' ? kind : 'in-home',
    postalCode: parsePostalCode(postalCode) ?? postalCode,
    phone: tenDigits(phone) ?? phone,
    ...(isVisitor ? { email } : {}),
    ...(referralCode === '' ? {} : { referralCode }),
  };
};

const has = ({ userErrors }: GatewayError, codes: readonly string[]): boolean =>
  userErrors.some(({ code }) => code !== null && codes.includes(code));

const SERVER_ERROR = 500;

/** Whether the scheduler may have carried out a request that failed. */
const mayBeMade = ({ kind, status }: GatewayError): boolean =>
  kind === 'timeout' ||
  kind === 'network' ||
  kind === 'protocol' ||
  (status !== null && status >= SERVER_ERROR);

const isField = (name: string, values: BookingValues): name is BookingField =>
  Object.hasOwn(values, name);

interface Booking {
  /** Sends the booking; a failure keeps the input. */
  readonly book: (values: BookingValues) => Promise<void>;
  /** Repeats the booking that was not answered before the page was opened again. */
  readonly repeat: (values: BookingValues) => Promise<void>;
  /** `unanswered` until something is sent: the last booking may have been made. */
  readonly failure: BookingFailure | null;
}

/** @param onGone called when the time is no longer available */
export const useBooking = (
  { setError, formState }: UseFormReturn<BookingValues>,
  isVisitor: boolean,
  { onBooked, onGone }: { onBooked: (booked: Appointment) => void; onGone: () => void },
): Booking => {
  const { t } = useTranslation('account-appointments');
  const changes = useAppointmentChanges();
  const [failure, setFailure] = useState<BookingFailure | null>(() =>
    keptAttempt() ? 'unanswered' : null,
  );

  const messageOf = (field: BookingField): string => {
    if (field === 'dealerId') return t('booking.dealer.elsewhere');
    if (field === 'kind') return t('booking.kind.refused');
    if (field === 'startsAt') return t('booking.rules.slot');
    return t('booking.rules.invalid', { label: t(`booking.fields.${field}`) });
  };

  const fail = (error: GatewayError, values: BookingValues): void => {
    if (has(error, SLOT_GONE)) {
      dropAttempt();
      onGone();
      return;
    }
    const fields = error.userErrors.flatMap(({ field }) => {
      const [name = ''] = field;
      return error.kind === 'user' && isField(name, values) ? [name] : [];
    });
    if (fields.length > 0) dropAttempt();
    fields.forEach((field, at) =>
      setError(field, { message: messageOf(field) }, { shouldFocus: at === 0 }),
    );
    if (has(error, [SIGNED_OUT])) setFailure('ended');
    else if (has(error, ['unverified'])) setFailure('unverified');
    else if (fields.length === 0) setFailure(mayBeMade(error) ? 'lost' : 'failed');
  };

  const send = async (request: BookingRequest, values: BookingValues): Promise<void> => {
    setFailure(null);
    keepAttempt(request);
    const booked = await changes.book(request);
    if (!booked.ok) return fail(booked.error, values);
    forgetAttempts();
    onBooked(booked.value);
  };

  return {
    book: values => send(requestFor(contentOf(values, isVisitor)), values),
    repeat: async values => {
      const kept = keptAttempt();
      if (kept) await send(kept, values);
    },
    failure: formState.isSubmitting ? null : failure,
  };
};
