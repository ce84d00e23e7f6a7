import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, FirstIcon, LastIcon } from '../icons';
import { pageWindow } from './page-window';

export interface PaginationProps {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  labels: {
    pages: string;
    previous: string;
    next: string;
    /** Links to both ends, where they are wanted. */
    first?: string;
    last?: string;
    /** The accessible name of a page's link, for example "Page: 3". */
    page: (page: number) => string;
  };
  renderLink: (link: {
    href: string;
    label: string;
    rel?: 'prev' | 'next';
    className: string;
    children: ReactNode;
  }) => ReactNode;
}

export function Pagination({ page, pageCount, hrefFor, labels, renderLink }: PaginationProps) {
  if (pageCount < 2) return null;
  const step = (to: number, rel: 'prev' | 'next' | undefined, label: string, icon: ReactNode) =>
    to >= 1 &&
    to <= pageCount &&
    to !== page &&
    renderLink({
      href: hrefFor(to),
      label,
      ...(rel ? { rel } : {}),
      className: 'icon-btn',
      children: icon,
    });
  return (
    <nav aria-label={labels.pages} className="pager">
      {labels.first && step(1, undefined, labels.first, <FirstIcon />)}
      {step(page - 1, 'prev', labels.previous, <ChevronLeftIcon />)}
      <ol>
        {pageWindow(page, pageCount).map((entry, index) => (
          <li key={`${index}-${entry ?? 'gap'}`}>
            {entry === null ? (
              <span aria-hidden="true">…</span>
            ) : entry === page ? (
              <span
                className="icon-btn"
                aria-current="page"
                aria-label={labels.page(entry)}
                role="link"
                aria-disabled="true"
              >
                {entry}
              </span>
            ) : (
              renderLink({
                href: hrefFor(entry),
                label: labels.page(entry),
                className: 'icon-btn',
                children: entry,
              })
            )}
          </li>
        ))}
      </ol>
      {step(page + 1, 'next', labels.next, <ChevronRightIcon />)}
      {labels.last && step(pageCount, undefined, labels.last, <LastIcon />)}
    </nav>
  );
}
