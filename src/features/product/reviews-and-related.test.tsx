import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Availability } from '~/src/domain/commerce/product';
import { ReviewsAndRelated } from './reviews-and-related';
import { show, variant } from './shop.fixture';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
afterEach(cleanup);

const showWithoutReviews = (availability: Availability): void => {
  show(
    <ReviewsAndRelated variants={[variant('1', {}, { availability })]} reviews={[]} related={[]} />,
  );
};

it('says that there are no reviews yet, except of what is no longer made', () => {
  showWithoutReviews('outOfStock');
  expect(screen.getByText('No reviews yet.')).toBeTruthy();
  cleanup();
  showWithoutReviews('discontinued');
  expect(screen.queryByText('No reviews yet.')).toBeNull();
});
