import type { ReactNode } from 'react';

export interface Crumb {
  label: string;
  href?: string | null;
}

export interface BreadcrumbsProps {
  label: string;
  items: readonly Crumb[];
  /** Renders a link; the caller's links know the locale. */
  renderLink: (href: string, label: string) => ReactNode;
}

export function Breadcrumbs({ label, items, renderLink }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="crumbs">
      <ol>
        {items.map((item, index) => (
          <li key={`${index}-${item.label}`}>
            {item.href ? (
              renderLink(item.href, item.label)
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
