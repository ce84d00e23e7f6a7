import { PhoneLink } from '~/src/features/links';
import { useCare } from '../support/care-context';

/** Customer care's phone number as a link; nothing where the shop has none. */
export function ShopPhone({ children }: { readonly children: (phone: string) => string }) {
  const { phone } = useCare();
  return phone === null ? null : (
    <PhoneLink phone={phone} className="link">
      {children(phone)}
    </PhoneLink>
  );
}
