import { PhoneLink } from '~/src/features/links';
import { useCare } from '../support/care-context';

/** Customer care's phone number as a link; renders nothing if the shop has none. */
export function ShopPhone({ children }: { readonly children: (phone: string) => string }) {
  const { phone } = useCare();
  if (phone === null) return null;
  const [before, after] = children(phone).split(phone);
  return (
    <PhoneLink phone={phone} className="link">
      {before}
      <span className="whitespace-nowrap">{phone}</span>
      {after}
    </PhoneLink>
  );
}
