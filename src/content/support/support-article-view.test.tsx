import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TestProviders } from '~/src/features/testing';
import { SupportArticleView } from './support-article-view';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
afterEach(cleanup);

const PICTURE = {
  _type: 'image',
  image: {
    url: 'https://images.example/dog-1440x960.jpg',
    alt: 'A dog with a collar',
    width: 1440,
    height: 960,
    hotspot: null,
  },
  caption: null,
};

it('shows the picture that its text opens with in its header alone', () => {
  render(
    <SupportArticleView
      article={{
        slug: 'fit',
        title: 'Fit a collar',
        summary: 'Two fingers.',
        topic: null,
        mostRead: null,
        body: [PICTURE],
        reviewedAt: '2026-09-21',
      }}
      card={null}
      cards={[]}
      productHandles={[]}
      related={[]}
      care={{ phone: null, careHours: [], email: null }}
      renderCard={() => null}
    />,
    { wrapper: TestProviders },
  );
  const pictures = screen.getAllByRole('img', { name: 'A dog with a collar' });
  expect(pictures).toHaveLength(1);
  const [header] = screen.getAllByRole('banner');
  if (!header) throw new Error('no header');
  expect(within(header).getByRole('img', { name: 'A dog with a collar' })).toBe(pictures[0]);
});
