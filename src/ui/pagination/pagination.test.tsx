import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Pagination } from './pagination';

afterEach(cleanup);

const linksOf = (page: number, pageCount: number): readonly (string | null)[] => {
  render(
    <Pagination
      page={page}
      pageCount={pageCount}
      hrefFor={number => `?page=${number}`}
      labels={{
        pages: 'Pages',
        first: 'first',
        previous: 'previous',
        next: 'next',
        last: 'last',
        page: number => `Page ${number}`,
      }}
      renderLink={({ href, label, children }) => (
        <a href={href} aria-label={label}>
          {children}
        </a>
      )}
    />,
  );
  return screen.getAllByRole('link').map(link => link.getAttribute('aria-label'));
};

it('leads to the first, previous, next and last page', () => {
  expect(linksOf(2, 4)).toEqual([
    'first',
    'previous',
    'Page 1',
    'Page 2',
    'Page 3',
    'Page 4',
    'next',
    'last',
  ]);
});
