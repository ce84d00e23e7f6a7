import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TestProviders } from '~/src/features/testing';
import { ReviewWall, type ShownReview } from './review-wall-module';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

const review: ShownReview = {
  id: 'r1',
  productHandle: 'gps-collar',
  productTitle: 'GPS Fence Collar',
  productImage: null,
  rating: 4,
  title: null,
  body: 'He stays.',
  author: null,
  location: null,
  date: null,
  petName: null,
  image: null,
};

afterEach(cleanup);

it('shows Anonymous for a review without an author, and labels the link to its product', () => {
  const module = { type: 'reviewWallModule', key: 'wall', heading: null, limit: 3 } as const;
  render(<ReviewWall module={module} reviews={[review]} />, { wrapper: TestProviders });
  expect(screen.getByText(/^Anonymous/)).toBeTruthy();
  expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeTruthy();
  const link = screen.getByRole('link', { name: /^Product Link: ?GPS Fence Collar$/ });
  expect(link.getAttribute('href')).toBe('/products/gps-collar');
  expect(link.querySelector('.sr-only')).toBeNull();
});

it('leads with the picture of the product, inside the link to it', () => {
  const module = { type: 'reviewWallModule', key: 'wall', heading: null, limit: 3 } as const;
  const productImage = { url: 'https://cdn.example/cdn/a.jpg', alt: 'A', width: 900, height: 900 };
  render(<ReviewWall module={module} reviews={[{ ...review, productImage }]} />, {
    wrapper: TestProviders,
  });
  const item = screen.getByRole('listitem');
  const link = screen.getByRole('link', { name: /GPS Fence Collar$/ });
  expect(item.firstElementChild).toBe(link);
  expect(link.querySelector('img')?.getAttribute('src')).toContain('/cdn/a.jpg');
});

it('shows no more than its limit', () => {
  const module = { type: 'reviewWallModule', key: 'wall', heading: null, limit: 1 } as const;
  const other = { ...review, id: 'r2', body: 'She stays too.' };
  render(<ReviewWall module={module} reviews={[review, other]} />, { wrapper: TestProviders });
  expect(screen.queryByText('She stays too.')).toBeNull();
});
