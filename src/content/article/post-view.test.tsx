import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type {
  PortableText,
  TextBlock,
  TextStyle,
} from '~/src/domain/content/rich-text/portable-text';
import { productCard } from '~/src/domain/commerce/product-card.fixture';
import { TestProviders } from '~/src/features/testing';
import { postCard } from './article.fixture';
import { PostView, type PostViewProps } from './post-view';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
afterEach(cleanup);

const text = (words: string, style: TextStyle = 'normal'): TextBlock => ({
  _type: 'block',
  style,
  markDefs: [],
  children: [{ _type: 'span', text: words, marks: [] }],
});
const price = { cents: 2995, currency: 'USD' } as const;
const lead = productCard({
  handle: 'lead',
  title: 'Long Lead',
  tagline: 'Thirty feet',
  priceMin: price,
  priceMax: price,
});
const body: PortableText = [
  text('One', 'h2'),
  text('Two', 'h2'),
  text('Three', 'h2'),
  { _type: 'productEmbed', handle: 'lead', note: 'For the yard' },
  { _type: 'productEmbed', handle: 'not-sold-here', note: 'Nor seen' },
];

const show = (more: Partial<PostViewProps['post']> = {}) =>
  render(
    <PostView
      post={{ ...postCard('own'), body, tags: ['Walks'], updatedAt: '2026-10-20', ...more }}
      address="https://shop.example/blog/own"
      cards={[lead]}
      productHandles={['lead']}
      related={[postCard('next')]}
      renderCard={card => <p>tile of {card.handle}</p>}
    />,
    { wrapper: TestProviders },
  );

it('shows the author, the date, and the date of the update', () => {
  show();
  expect(screen.getByRole('link', { name: 'By Dr. Ana Bell' }).getAttribute('href')).toBe(
    '/people/ana',
  );
  expect(screen.getAllByText('October 14, 2026')[0]?.getAttribute('datetime')).toBe(
    '2026-10-14T13:00:00Z',
  );
  expect(screen.getByText('Updated October 20, 2026')).toBeTruthy();
  expect(screen.getAllByText('AB')).toHaveLength(2);
});

it('has a table of contents that links to its headings', () => {
  const { container } = show();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  const hrefs = contents.getAllByRole('link').map(link => link.getAttribute('href'));
  expect(hrefs).toEqual(['#one', '#two', '#three']);
  for (const href of hrefs) expect(container.querySelector(href ?? '')?.tagName).toBe('H2');
  cleanup();
  show({ body: body.slice(0, 2) });
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
});

it('shows products in the text and in a rail, if they are sold', () => {
  show();
  const mention = screen.getByRole('link', { name: /Long Lead/ });
  expect(mention.getAttribute('href')).toBe('/products/lead');
  expect(mention.textContent).toContain('For the yard');
  expect(mention.textContent).toContain('$29.95');
  expect(screen.queryByText('Nor seen')).toBeNull();
  expect(screen.getByText('tile of lead')).toBeTruthy();
});

it('has share links that need no script', () => {
  show();
  const share = within(screen.getByRole('list', { name: 'Share' }));
  const links = share
    .getAllByRole('link')
    .map(link => [link.textContent, link.getAttribute('href')]);
  const address = encodeURIComponent('https://shop.example/blog/own');
  expect(links.map(([label]) => label)).toEqual([
    'Email',
    'X (formerly Twitter)',
    'Facebook',
    'LinkedIn',
  ]);
  for (const [, href] of links) expect(href).toContain(address);
});

it('ends with what to read next', () => {
  show();
  const next = within(screen.getByRole('region', { name: 'Read next' }));
  expect(next.getByRole('link', { name: 'Title of next' }).getAttribute('href')).toBe('/blog/next');
});
