import { useContext, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDealer } from '~/src/features/dealers';
import { readVisitAttribution } from '~/src/features/link-codes';
import { SignedInContext } from '~/src/account/session/session-context';
import { shownPhone } from '~/src/account/settings/phone';
import { keepDraft, keptDraft } from './booking-draft';
import { NO_VALUES, type BookingValues } from './booking-schema';

/** The first non-empty text. */
const firstOf = (...texts: readonly (string | null | undefined)[]): string =>
  texts.find(text => text !== null && text !== undefined && text !== '') ?? '';

/**
 * The initial values: dealer and postal code from the URL, the rest from the account or the draft.
 */
export const useFirstValues = (search: string): BookingValues => {
  const customer = useContext(SignedInContext)?.customer ?? null;
  const { dealerId: storedDealer } = useDealer();
  const [values] = useState((): BookingValues => {
    const query = new URLSearchParams(search);
    const kept = keptDraft(customer?.id ?? '') ?? NO_VALUES;
    return {
      ...kept,
      postalCode: firstOf(query.get('postalCode'), kept.postalCode),
      dealerId: firstOf(query.get('dealer'), query.get('dealerId'), kept.dealerId, storedDealer),
      firstName: firstOf(kept.firstName, customer?.firstName),
      lastName: firstOf(kept.lastName, customer?.lastName),
      phone: firstOf(kept.phone, shownPhone(customer?.phone ?? null)),
      referralCode: firstOf(kept.referralCode, readVisitAttribution().referralCode),
    };
  });
  return values;
};

/** Stores the draft in this tab until it is booked or somebody signs out. */
export const useDraft = ({ watch }: Pick<UseFormReturn<BookingValues>, 'watch'>): void => {
  const owner = useContext(SignedInContext)?.customer.id ?? '';
  useEffect(() => {
    const { unsubscribe } = watch(values => keepDraft({ ...NO_VALUES, ...values }, owner));
    return unsubscribe;
  }, [owner, watch]);
};
