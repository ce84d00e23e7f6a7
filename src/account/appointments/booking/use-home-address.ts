import { useCallback, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { parsePostalCode } from '~/src/domain/contact/postal-code';
import type { BookingValues } from './booking-schema';
import type { Home } from './home-prefill';

interface HomeAddress {
  /** Fills in the customer's home where nothing is entered yet. */
  readonly fillIn: (home: Home) => void;
  /** Call with the postal code of each search: the street of another place is not kept. */
  readonly follow: (postalCode: string | null) => void;
}

/** Keeps the street that was filled in from the account together with its postal code. */
export const useHomeAddress = ({
  getValues,
  setValue,
}: Pick<UseFormReturn<BookingValues>, 'getValues' | 'setValue'>): HomeAddress => {
  const home = useRef<Home | null>(null);
  const follow = useCallback(
    (postalCode: string | null): void => {
      if (home.current === null || postalCode === null) return;
      const { street, postalCode: own } = home.current;
      const address = getValues('address');
      const isAtHome = parsePostalCode(own) === postalCode;
      if (isAtHome && address === '') setValue('address', street);
      if (!isAtHome && address === street) setValue('address', '');
    },
    [getValues, setValue],
  );
  const fillIn = useCallback(
    (known: Home): void => {
      home.current = known;
      if (getValues('phone') === '') setValue('phone', known.phone);
      if (getValues('postalCode') === '') setValue('postalCode', known.postalCode);
      follow(parsePostalCode(getValues('postalCode')));
    },
    [getValues, setValue, follow],
  );
  return { fillIn, follow };
};
