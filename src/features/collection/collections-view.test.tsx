import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TestProviders } from '../testing';
import { CollectionsView } from './collections-view';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

afterEach(cleanup);

it('shows each collection with its count, except empty ones', () => {
  const collection = (handle: string, productHandles: readonly string[]) => ({
    handle,
    title: handle,
    intro: null,
    image: null,
    productHandles,
  });
  render(
    <CollectionsView
      collections={[
        collection('power', ['a', 'b']),
        collection('gifts', []),
        collection('cat', ['a']),
      ]}
    />,
    { wrapper: TestProviders },
  );
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['power', 'cat']);
  expect(screen.getByText('2 products')).toBeTruthy();
  expect(screen.getByText('1 product')).toBeTruthy();
});
