import type { ReactNode } from 'react';
import { localesOf } from '~/src/config/locales';
import { localizePath } from '~/src/config/paths';
import { dealerPath, type LocatedDealer } from '~/src/domain/contact/dealer';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';

interface DealerLinkProps {
  readonly dealer: Pick<LocatedDealer, 'slug' | 'address'>;
  readonly children: ReactNode;
  readonly className: string;
  /** Called on hover and on focus. */
  readonly onReach: () => void;
}

/** Links to a dealer's page, which exists in locales of their country; plain text elsewhere. */
export function DealerLink({ dealer, children, className, onReach }: DealerLinkProps) {
  const { brand, locale } = useLocale();
  const { slug, address } = dealer;
  const path = dealerPath(slug);
  const reached = { onFocus: onReach, onMouseEnter: onReach };
  if (address.country === locale.shopifyCountry) {
    return (
      <LocalLink to={path} className={className} {...reached}>
        {children}
      </LocalLink>
    );
  }
  const home = localesOf(brand).find(({ shopifyCountry }) => shopifyCountry === address.country);
  return home ? (
    <a href={localizePath(path, home, brand)} className={className} {...reached}>
      {children}
    </a>
  ) : (
    <>{children}</>
  );
}
