import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import type { NavigationItem } from '~/src/domain/content/content';
import { TestProviders } from '~/src/features/testing';
import { MenuSection } from './menu-section';

afterEach(cleanup);

const link = (href: string) => ({ kind: 'internal' as const, href });

const item: NavigationItem = {
  label: 'Fences',
  link: null,
  tiles: [
    {
      label: 'GPS collar',
      link: link('/products/gps-collar'),
      note: '36 hours on a charge',
      image: { url: '/cdn/collar.jpg', alt: 'A collar', width: 1200, height: 1200 },
    },
    { label: 'How it works', link: link('/how'), note: null, image: null },
  ],
  columns: [{ title: 'Shop', links: [{ label: 'All', link: link('/all'), note: null }] }],
  action: { label: 'Find your fence', link: link('/find-your-fence') },
};

const view = (more: Partial<NavigationItem> = {}) => (
  <TestProviders>
    <MenuSection item={{ ...item, ...more }} />
  </TestProviders>
);

const picturesIn = (root: ParentNode) =>
  [...root.querySelectorAll('img')].map(picture => picture.getAttribute('src'));

it('has no picture in the HTML of the page, and those of its tiles once it is opened', () => {
  expect(renderToString(view())).not.toContain('<img');
  const { container } = render(view());
  const places = container.querySelectorAll('.frame');
  expect(picturesIn(container)).toEqual([]);
  fireEvent(container.querySelector('details') ?? container, new Event('toggle'));
  expect(picturesIn(container)).toEqual([expect.stringContaining('/cdn/collar.jpg?width=384')]);
  expect([...container.querySelectorAll('.frame')]).toEqual([...places]);
  expect(container.querySelector('img')?.alt).toBe('');
});

it('shows its pictures where it was opened before the page was hydrated', () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(view());
  root.querySelector('details')?.setAttribute('open', '');
  render(view(), { container: root, hydrate: true });
  expect(picturesIn(root)).toHaveLength(1);
});

it('ends with its main action: the editors’, or the way to all of it', () => {
  const { rerender } = render(view());
  const last = () => screen.getAllByRole('link', { hidden: true }).at(-1);
  expect(last()).toMatchObject({ textContent: 'Find your fence' });
  rerender(view({ action: null, link: link('/collections/fences') }));
  expect(last()).toMatchObject({ textContent: 'See all: Fences' });
  rerender(view({ action: null }));
  expect(last()).toMatchObject({ textContent: 'All' });
});
