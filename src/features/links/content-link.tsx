import type { MouseEventHandler, ReactNode } from 'react';
import { isSitePath } from '~/src/config/paths';
import type { Link } from '~/src/domain/content/links';
import { LocalLink } from './local-link';

export interface ContentLinkProps {
  /** Null for a link that an editor turned off or that has no target: its text stays. */
  link: Link | null;
  children: ReactNode;
  className?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A link set by an editor: inside the shop, to an anchor, or to another site. */
export function ContentLink({ link, children, ...rest }: ContentLinkProps) {
  if (link === null) return <span>{children}</span>;
  if (link.kind === 'internal' && isSitePath(link.href)) {
    return (
      <LocalLink to={link.href} {...rest}>
        {children}
      </LocalLink>
    );
  }
  return (
    <a href={link.href} rel="noopener" {...rest}>
      {children}
    </a>
  );
}
