import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { ReviewCard } from '~/src/domain/content/content';
import { TestProviders } from '~/src/features/testing';
import { Reviews } from './reviews';

const review = (id: string, more: Partial<ReviewCard> = {}): ReviewCard => ({
  id,
  productHandle: 'gps-collar',
  rating: 5,
  title: null,
  body: `Review ${id}`,
  author: null,
  location: null,
  date: null,
  petName: null,
  image: null,
  ...more,
});

const show = (reviews: readonly ReviewCard[]) =>
  render(<Reviews reviews={reviews} />, { wrapper: TestProviders });

const shown = (): readonly (string | undefined)[] =>
  screen
    .queryAllByRole('listitem')
    .filter(item => item.className !== 'script-hidden')
    .map(item => /Review n?\d+/.exec(item.textContent ?? '')?.[0]);

describe('reviews', () => {
  afterEach(cleanup);

  it('are signed Anonymous if they have no author', () => {
    show([review('1'), review('2', { author: 'Ada', petName: 'Juno', location: 'Troy, NY' })]);
    const [unsigned, signed] = screen.getAllByRole('listitem');
    expect(unsigned?.textContent).toContain('Anonymous');
    expect(signed?.textContent).toContain('Ada, with Juno, Troy, NY');
    expect(signed?.textContent).not.toContain('Anonymous');
  });

  it('show the picture of the customer who sent one', () => {
    const image = {
      url: 'https://cdn.example/cdn/a.jpg',
      alt: 'Juno at home',
      width: 9,
      height: 9,
    };
    show([review('1', { image }), review('2')]);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.querySelector('img')?.getAttribute('alt')).toBe('Juno at home');
    expect(second?.querySelector('img')).toBeNull();
  });

  it('show their date in the format of the locale, in any time zone', () => {
    show([review('1', { date: '2026-10-01' }), review('2', { date: 'some day' })]);
    expect(screen.getByText('October 1, 2026').getAttribute('datetime')).toBe('2026-10-01');
    expect(document.querySelectorAll('time')).toHaveLength(1);
  });

  it('are summarized and filtered by stars', async () => {
    show([review('1'), review('2', { rating: 3 }), review('3', { rating: 3 })]);
    expect(screen.getByRole('img', { name: '3.7 out of 5' })).toBeTruthy();
    const names = screen.getAllByRole('radio').map(each => each.getAttribute('aria-label'));
    expect(names).toEqual([
      'All reviews',
      '5 stars: 1 review',
      '4 stars: 0 reviews',
      '3 stars: 2 reviews',
      '2 stars: 0 reviews',
      '1 star: 0 reviews',
    ]);
    expect(screen.getByRole('radio', { name: /^4 stars/ }).hasAttribute('disabled')).toBe(true);

    await userEvent.click(screen.getByRole('radio', { name: /^3 stars/ }));
    expect(shown()).toEqual(['Review 2', 'Review 3']);
    expect(screen.getByText('2 reviews shown').getAttribute('role')).toBe('status');
    await userEvent.click(screen.getByRole('radio', { name: 'All reviews' }));
    expect(shown()).toHaveLength(3);
  });

  it('have no filter while there are one or two', () => {
    show([review('1'), review('2', { rating: 3 })]);
    expect(screen.getByRole('img', { name: '4 out of 5' })).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('are shown six at a time; without JavaScript the page has all of them', async () => {
    show(Array.from({ length: 14 }, (_, at) => review(`n${at}`)));
    expect(shown()).toHaveLength(6);
    expect(screen.getAllByRole('listitem')).toHaveLength(14);
    await userEvent.click(screen.getByRole('button', { name: 'Show 6 more reviews' }));
    expect(shown()).toHaveLength(12);
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 more reviews' }));
    expect(shown()).toHaveLength(14);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('have no section if there are none', () => {
    expect(show([]).container.innerHTML).toBe('');
  });
});
