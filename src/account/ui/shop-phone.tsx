import { createContext, useContext } from 'react';
import { PhoneLink } from '~/src/features/links';

/** Customer care's phone number; null where the shop has none. */
export const ShopPhoneContext = createContext<string | null>(null);

/** Customer care's phone number as a link; nothing where the shop has none. */
export function ShopPhone({ children }: { readonly children: (phone: string) => string }) {
  const phone = useContext(ShopPhoneContext);
  return phone === null ? null : (
    <PhoneLink phone={phone} className="link">
      {children(phone)}
    </PhoneLink>
  );
}
