import { useEffect, useRef } from 'react';
import { useAddresses } from '~/src/account/addresses/use-addresses';
import { shownPhone } from '~/src/account/settings/phone';

/** The part of a customer's address that the form needs. */
export interface Home {
  readonly street: string;
  readonly postalCode: string;
  /** Empty if the address has none. */
  readonly phone: string;
}

interface HomePrefillProps {
  /** Called once the customer's default address has loaded. */
  readonly onKnown: (home: Home) => void;
}

/** Prefills the customer's address; if it cannot be loaded, the fields stay empty. */
export function HomePrefill({ onKnown }: HomePrefillProps) {
  const { data } = useAddresses();
  const home = data?.addresses.find(({ isDefault }) => isDefault);
  const isTold = useRef(false);
  useEffect(() => {
    // Only the first address is used; later changes do not overwrite the form.
    if (!home || isTold.current) return;
    isTold.current = true;
    const { address1, address2, zip, phone } = home;
    const street = [address1, address2].filter(Boolean).join(', ');
    onKnown({ street, postalCode: zip, phone: shownPhone(phone) });
  }, [home, onKnown]);
  return null;
}
