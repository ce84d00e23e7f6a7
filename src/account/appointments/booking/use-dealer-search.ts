import { useCallback, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { parsePostalCode } from '~/src/domain/contact/postal-code';
import { useVisitDealers } from '../use-visit-dealers';
import type { BookingValues } from './booking-schema';
import type { Home } from './home-prefill';
import { useHomeAddress } from './use-home-address';

interface DealerSearch {
  /** The postal code of the current search; null before the first one. */
  readonly asked: string | null;
  readonly dealers: ReturnType<typeof useVisitDealers>;
  readonly ask: (postalCode: string | null) => void;
  /** Fills in the customer's home, and searches there if no place was entered. */
  readonly onHome: (home: Home) => void;
  /** Before the form is sent: searches for a postal code that was only typed. */
  readonly askForTyped: () => void;
}

/** Searches for the dealers near the postal code of the form. */
export const useDealerSearch = (
  form: UseFormReturn<BookingValues>,
  choose: (change: Partial<BookingValues>) => void,
): DealerSearch => {
  const { getValues } = form;
  const [asked, setAsked] = useState(() => parsePostalCode(getValues('postalCode')));
  const dealers = useVisitDealers(asked);
  const lastAsked = useRef(asked);
  if (asked !== null) lastAsked.current = asked;
  const { fillIn, follow } = useHomeAddress(form);
  const ask = (code: string | null): void => {
    setAsked(code);
    follow(code);
  };
  const onHome = useCallback(
    (home: Home): void => {
      const isEmpty = getValues('postalCode') === '';
      fillIn(home);
      if (isEmpty) setAsked(parsePostalCode(home.postalCode));
    },
    [fillIn, getValues],
  );
  const askForTyped = (): void => {
    const code = parsePostalCode(getValues('postalCode'));
    if (code !== asked) ask(code);
    // The dealer and the time were chosen for another place.
    if (code !== lastAsked.current) choose({ dealerId: '', day: '', startsAt: '' });
  };
  return { asked, dealers, ask, onHome, askForTyped };
};
