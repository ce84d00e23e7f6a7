import { useEffect, useRef } from 'react';
import { useAddresses } from '~/src/account/addresses/use-addresses';

/** Where a customer lives. */
export interface Home {
  readonly street: string;
  readonly postalCode: string;
}

interface HomePrefillProps {
  /** Called once the customer's default address has loaded. */
  readonly onKnown: (home: Home) => void;
}

/** Loads the customer's address; if that fails, they type it. */
export function HomePrefill({ onKnown }: HomePrefillProps) {
  const { data } = useAddresses();
  const home = data?.addresses.find(({ isDefault }) => isDefault);
  const isTold = useRef(false);
  useEffect(() => {
    // Later changes of the address are not the form's.
    if (!home || isTold.current) return;
    isTold.current = true;
    const { address1, address2, city, zip } = home;
    const street = [address1, address2, city].filter(Boolean).join(', ');
    onKnown({ street, postalCode: zip });
  }, [home, onKnown]);
  return null;
}
