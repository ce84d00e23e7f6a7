import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CurrencyProvider } from './currency-provider';
import { useRouteCurrency } from './use-route-currency';

const wrapper = ({ children }: { children: ReactNode }) => (
  <CurrencyProvider>{children}</CurrencyProvider>
);

const visit = (pathname: string, search: string, exists: boolean) => {
  const replace = vi.fn();
  const pageExists = vi.fn(() => Promise.resolve(exists));
  const hook = renderHook(
    (route: { pathname: string; search: string }) =>
      useRouteCurrency({ route: { ...route, hash: '' }, pageExists, replace }),
    { wrapper, initialProps: { pathname, search } },
  );
  return { ...hook, replace, pageExists };
};

describe('useRouteCurrency', () => {
  afterEach(() => {
    cleanup();
    document.cookie = 'currency=; max-age=0; path=/';
    document.cookie = 'country_confirmed=; max-age=0; path=/';
  });

  it('navigates to the existing page, with the currency that the link chose', async () => {
    const { replace } = visit('/cart', '?currency=CAD', true);
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/en-ca/cart?currency=CAD'));
    expect(document.cookie).toContain('currency=CAD');
    expect(document.cookie).toContain('country_confirmed=true');
  });

  it('stays if the other locale has no such page', async () => {
    const { replace, pageExists } = visit('/only-here', '?currency=CAD', false);
    await waitFor(() => expect(pageExists).toHaveBeenCalledWith('/en-ca/only-here'));
    await pageExists.mock.results[0]?.value;
    expect(replace).not.toHaveBeenCalled();
  });

  it('does not loop if the host redirects back', async () => {
    const { replace, rerender } = visit('/cart', '?currency=CAD', true);
    await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
    rerender({ pathname: '/en-ca/cart', search: '?currency=CAD' });
    rerender({ pathname: '/cart', search: '?currency=CAD' });
    await Promise.resolve();
    await Promise.resolve();
    expect(replace).toHaveBeenCalledTimes(1);
  });
});
