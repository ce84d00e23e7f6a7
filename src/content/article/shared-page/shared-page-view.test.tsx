import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ProductCard } from '~/src/domain/commerce/product';
import { productCard } from '~/src/domain/commerce/product-card.fixture';
import type { ImageAsset } from '~/src/domain/content/media/image';
import type { RichText } from '~/src/domain/content/rich-text/rich-text';
import { TestProviders } from '~/src/features/testing';
import { SharedPageView } from './shared-page-view';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
afterEach(cleanup);

const block = (text: string, style = 'normal', marks: readonly string[] = []) => ({
  _type: 'block',
  _key: text,
  style,
  markDefs: [{ _type: 'link', _key: 'a', kind: 'internal', href: '/dealers' }],
  children: [{ _type: 'span', _key: 's', text, marks }],
});
const show = (
  body: RichText,
  image: ImageAsset | null = null,
  cards: readonly ProductCard[] = [],
) =>
  render(
    <SharedPageView
      page={{ title: 'Promise', image, seo: { description: null }, body }}
      cards={cards}
    />,
    { wrapper: TestProviders },
  );
const chapters = ['1. One', '2. Two', '3. Three'].flatMap(text => [
  block(text, 'h2'),
  block(`About ${text}`),
]);

it('shows numbered chapters as a list without a table of contents, and closing links as buttons', () => {
  show([
    block('Before'),
    block('Find one', 'normal', ['strong', 'a']),
    ...chapters,
    block('After'),
    block('Call us', 'normal', ['strong', 'a']),
  ]);
  const items = screen.getAllByRole('listitem').filter(each => within(each).queryByRole('heading'));
  expect(items.map(each => each.textContent)).toEqual([
    'OneAbout 1. One',
    'TwoAbout 2. Two',
    'ThreeAbout 3. Three',
  ]);
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  expect(screen.getByText('After').closest('li')).toBeNull();
  const action = screen.getByRole('link', { name: 'Find one' });
  expect(action.className).toContain('btn-primary');
  expect(action.closest('header')).toBeTruthy();
  expect(action.getAttribute('href')).toBe('/dealers');
  expect(screen.getByRole('link', { name: 'Call us' }).className).toContain('btn');
});

it('shows other chapters as an article, and one that ends with a link below it', () => {
  show([
    ...['One', 'Two', 'Three', 'Last'].map(text => block(text, 'h2')),
    block('Find one', 'normal', ['strong', 'a']),
  ]);
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  expect(within(contents).queryByText('Last')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Last' }).closest('.post-grid')).toBeNull();
  expect(screen.getByRole('link', { name: 'Find one' }).className).toContain('btn');
});

const picture = (alt: string): ImageAsset => ({
  url: 'https://images.test/a-2400x1350.jpg',
  alt,
  width: 2400,
  height: 1350,
});

it('has its own picture in the header, else that of the first product in the text', () => {
  const cards = [productCard(), productCard({ image: picture('A collar') })];
  show([], null, cards);
  expect(screen.getByRole('img').getAttribute('alt')).toBe('A collar');
  cleanup();
  show([], picture('A van'), cards);
  expect(screen.getByRole('img').getAttribute('alt')).toBe('A van');
});
