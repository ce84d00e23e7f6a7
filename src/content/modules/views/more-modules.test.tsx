import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContentModule } from '~/src/domain/content/modules';
import { TestProviders } from '~/src/features/testing';
import { PageModules } from '../page-modules';

vi.mock('~/src/config/features', () => ({ FEATURES: { dealerFinder: true } }));
const gatsby = vi.hoisted(() => ({ navigate: vi.fn() }));
vi.mock('gatsby', async () => ({
  ...(await import('~/src/ui/testing/gatsby.fixture')),
  navigate: gatsby.navigate,
}));

const image = {
  url: 'https://cdn.example/a.jpg',
  alt: 'A yard',
  width: 800,
  height: 600,
  hotspot: null,
};
const show = (module: ContentModule) =>
  render(<PageModules modules={[module]} cards={[]} reviews={[]} renderCard={() => null} />, {
    wrapper: TestProviders,
  });

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.history.replaceState(null, '', '/');
});
afterEach(cleanup);

const words = (text: string) => [
  {
    _type: 'block' as const,
    style: 'normal' as const,
    markDefs: [],
    children: [{ _type: 'span' as const, text, marks: [] }],
  },
];
const tabs: ContentModule = {
  type: 'tabsModule',
  key: 'k',
  heading: 'Is it for you?',
  tabs: ['One', 'Two'].map(title => ({
    title,
    anchor: title.toLowerCase(),
    body: words(`Of ${title}`),
    image: null,
  })),
};

it('shows one tab panel, with the text of all of them in the page', async () => {
  show(tabs);
  const list = screen.getByRole('tablist', { name: 'Is it for you?' });
  expect(
    within(list)
      .getAllByRole('tab')
      .map(tab => tab.tabIndex),
  ).toEqual([0, -1]);
  expect(screen.getByRole('tabpanel').textContent).toContain('Of One');
  expect(document.body.textContent).toContain('Of Two');
  await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
  expect(screen.getByRole('tabpanel', { name: 'Two' }).textContent).toContain('Of Two');
  expect(window.location.hash).toBe('#tab-two');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'One', selected: true }));
});

it('opens the tab named in the address', () => {
  window.history.replaceState(null, '', '/#tab-two');
  show(tabs);
  expect(screen.getByRole('tab', { name: 'Two', selected: true })).toBeTruthy();
});

it('replaces the poster by the video, and offers the file if it cannot play', async () => {
  show({
    type: 'videoModule',
    key: 'k',
    heading: null,
    body: null,
    title: 'Draw the line',
    poster: image,
    file: 'https://cdn.example/a.webm',
    seconds: 65,
    captions: 'https://cdn.example/a.vtt',
    transcript: 'Walk the edge.',
  });
  expect(screen.getByText('Draw the line, 1:05')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Watch: Draw the line' }));
  const video = screen.getByLabelText('Draw the line');
  expect(video.querySelector('track')?.getAttribute('src')).toBe('https://cdn.example/a.vtt');
  fireEvent.error(video);
  expect(screen.getByRole('alert').textContent).toContain('The video could not be loaded.');
  expect(screen.getByRole('link', { name: 'Open the video file' }).getAttribute('href')).toContain(
    'a.webm',
  );
});

it('shows the picture of a feature, with place for its film', () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  const feature: ContentModule = {
    type: 'featureModule',
    key: 'k',
    eyebrow: null,
    heading: 'Draw it, walk it, done',
    body: words('Trace your yard.'),
    image,
    film: 'https://cdn.example/a.webm',
    imageSide: 'left',
    link: null,
    points: [],
  };
  show(feature);
  const picture = screen.getByRole('img', { name: 'A yard' });
  expect(picture.parentElement?.className).toContain('aspect-video');
  expect(picture.nextElementSibling?.childElementCount).toBe(0);
  cleanup();
  show({ ...feature, film: null });
  expect(screen.getByRole('img', { name: 'A yard' }).nextElementSibling).toBeNull();
});

it('shows a full feature as its picture across the page, with the text below', () => {
  show({
    type: 'featureModule',
    key: 'k',
    eyebrow: null,
    heading: 'One day in your yard',
    body: words('By afternoon it is done.'),
    image,
    film: null,
    imageSide: 'full',
    link: null,
    points: [],
  });
  const frame = screen.getByRole('img', { name: 'A yard' }).parentElement;
  expect(frame?.className).toContain('aspect-video');
  expect(frame?.parentElement?.className).not.toContain('split');
  expect(frame?.nextElementSibling?.textContent).toContain('By afternoon it is done.');
});

it('goes to the dealers near a postal code, and nowhere without one', async () => {
  show({ type: 'dealerSearchModule', key: 'k', heading: 'Who?', body: null, image: null });
  const input = screen.getByLabelText('ZIP or postal code');
  await userEvent.type(input, '837');
  await userEvent.click(screen.getByRole('button', { name: 'Find dealers' }));
  expect(screen.getByText('Please enter a valid ZIP or Postal Code')).toBeTruthy();
  expect(document.activeElement).toBe(input);
  await userEvent.type(input, '02');
  expect(screen.queryByText('Please enter a valid ZIP or Postal Code')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(gatsby.navigate).toHaveBeenCalledWith('/dealers?postalCode=83702');
});

it('lists what its map shows', () => {
  const areas = [
    { code: 'OH', name: 'Ohio', count: 9 },
    { code: 'ID', name: 'Idaho', count: 1 },
  ];
  show({ type: 'mapModule', key: 'k', heading: 'Where', body: null, link: null, areas });
  expect(screen.getByRole('img', { name: /2 states and provinces/ })).toBeTruthy();
  expect(screen.getAllByText(/: \d+ dealers?$/).map(each => each.textContent)).toEqual([
    'Ohio: 9 dealers',
    'Idaho: 1 dealer',
  ]);
});

it('shows collections, pictures and points by name', () => {
  show({
    type: 'collectionRailModule',
    key: 'a',
    heading: 'Collections',
    body: null,
    link: null,
    handles: [],
    tiles: [{ handle: 'power', title: 'Power', image: null, count: 2 }],
  });
  expect(screen.getByRole('link', { name: 'Power' }).getAttribute('href')).toBe(
    '/collections/power',
  );
  cleanup();
  show({ type: 'galleryModule', key: 'b', heading: 'Yards', items: [{ image, caption: 'Ours' }] });
  expect(screen.getByRole('figure', { name: '' }).textContent).toBe('Ours');
  cleanup();
  const link = { label: 'Not yet', link: null };
  show({
    type: 'featureGridModule',
    key: 'c',
    anchor: 'points',
    heading: 'Points',
    body: null,
    items: [{ icon: 'paw', title: 'Taught', text: null, image: null, link }],
  });
  expect(screen.getByText('Not yet').closest('a')).toBeNull();
  expect(document.getElementById('points')?.textContent).toContain('Taught');
});
