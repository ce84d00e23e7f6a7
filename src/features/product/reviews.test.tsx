import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ReviewCard } from '../../domain/content';
import { TestShop } from '../testing';
import { Reviews } from './reviews';

const review = (id: string, author: string | null): ReviewCard => ({
  id,
  productHandle: 'gps-collar',
  rating: 5,
  title: null,
  body: `Review ${id}`,
  author,
  location: null,
  date: null,
  petName: null,
});

describe('reviews', () => {
  afterEach(cleanup);

  it('are signed Anonymous where nobody signed', () => {
    render(<Reviews reviews={[review('1', null), review('2', 'Ada')]} />, { wrapper: TestShop });
    const [unsigned, signed] = screen.getAllByRole('listitem');
    expect(unsigned?.textContent).toContain('Anonymous');
    expect(signed?.textContent).toContain('Ada');
    expect(signed?.textContent).not.toContain('Anonymous');
  });
});
