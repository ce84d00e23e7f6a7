import type { ReactNode } from 'react';
import { isSitePath } from '~/src/config/paths';
import type { Link } from '~/src/domain/content/links';
import { LocalLink } from './local-link';

export interface ContentLinkProps {
  /** Null for a link that an editor turned off or that leads nowhere: its words stay. */
  link: Link | null;
  children: ReactNode;
  className?: string;
}

/** A link that an editor set: inside the shop, to a place of the page, or elsewhere. */
export function ContentLink({ link, children, className }: ContentLinkProps) {
  if (link === null) return <span>{children}</span>;
  if (link.kind === 'internal' && isSitePath(link.href)) {
    return (
      <LocalLink to={link.href} className={className}>
        {children}
      </LocalLink>
    );
  }
  return (
    <a href={link.href} rel="noopener" className={className}>
      {children}
    </a>
  );
}
