import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { productCard } from '~/src/domain/commerce/product-card.fixture';
import { ReviewsAndRelated } from './reviews-and-related';
import { show, variant } from './shop.fixture';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
afterEach(cleanup);

it('leaves the replacement of what cannot be bought to the buy box', () => {
  const related = ['First', 'Second'].map(title => productCard({ id: title, title }));
  const titles = (): readonly (string | null)[] =>
    screen.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent);
  show(<ReviewsAndRelated variants={[variant('1')]} reviews={[]} related={related} />);
  expect(titles()).toEqual(['First', 'Second']);
  cleanup();
  const out = variant('1', {}, { availability: 'outOfStock' });
  show(<ReviewsAndRelated variants={[out]} reviews={[]} related={related} />);
  expect(titles()).toEqual(['Second']);
});
