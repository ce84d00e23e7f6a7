import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestProviders } from '~/src/features/testing';
import { nearbyDealer } from '../nearby-dealer.fixture';
import { DealerMap } from './dealer-map';

const { loaded } = vi.hoisted(() => ({ loaded: vi.fn() }));
// The library draws on a canvas, which jsdom has not.
vi.mock('./leaflet-map', () => {
  loaded();
  return { LeafletMap: () => <div role="region" aria-label="Map of dealers" /> };
});

type Seen = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** What the page asked to be told about, and how it is told. */
let observers: { readonly tell: Seen; readonly margin: string | undefined; isOver: boolean }[] = [];

class Observer {
  private readonly own: (typeof observers)[number];
  constructor(tell: Seen, options: { readonly rootMargin?: string } = {}) {
    this.own = { tell, margin: options.rootMargin, isOver: false };
  }
  observe(): void {
    observers.push(this.own);
  }
  disconnect(): void {
    this.own.isOver = true;
  }
}

beforeEach(() => {
  observers = [];
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('loads its code once it is near the screen, and not before', async () => {
  render(
    <DealerMap
      dealers={[]}
      results={[nearbyDealer('boise')]}
      selectedId={null}
      ownId={null}
      onSelect={() => undefined}
    />,
    { wrapper: TestProviders },
  );
  const [observer] = observers;
  expect(observer?.margin).toBe('600px');
  act(() => observer?.tell([{ isIntersecting: false }]));
  await vi.dynamicImportSettled();
  expect(loaded).not.toHaveBeenCalled();
  expect(screen.queryByRole('region')).toBeNull();

  act(() => observer?.tell([{ isIntersecting: true }]));
  expect(await screen.findByRole('region', { name: 'Map of dealers' })).toBeTruthy();
  expect(loaded).toHaveBeenCalledOnce();
  expect(observer?.isOver).toBe(true);
});
