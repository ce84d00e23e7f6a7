import { Link as GatsbyLink } from 'gatsby';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { localizePath } from '~/src/config/paths';
import { useLocale } from '../locale';

export interface LocalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Site path without a locale prefix; a query and an anchor stay. */
  to: string;
  /** Passed to the next page in the navigation state. */
  state?: object;
  children: ReactNode;
}

/** A link inside the shop, to the page in the current locale (spec storefront §2.4). */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const { brand, locale } = useLocale();
  return <GatsbyLink to={localizePath(to, locale, brand)} {...rest} />;
}
