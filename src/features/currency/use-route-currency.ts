import { useEffect, useRef } from 'react';
import { browserSettings } from '~/src/config/settings/browser-settings';
import type { AlternatePaths } from '~/src/config/paths';
import { cookies } from '../storage';
import { queriedCurrency } from './currency';
import { useCurrency } from './currency-provider';
import { isCrawler, routeRedirect, type Route } from './route-redirect';

export interface RouteCurrencyOptions {
  readonly route: Route;
  /** Site paths of the page in locales that give it another one. */
  readonly alternatePaths?: AlternatePaths | undefined;
  /** Whether the site has a page at that path. */
  readonly pageExists: (pathname: string) => Promise<boolean>;
  /** Replaces the current path. */
  readonly replace: (path: string) => void;
}

/** Redirects to the pages of the country that the visitor chose, on every route change (spec §2.5). */
export function useRouteCurrency({
  route,
  alternatePaths,
  pageExists,
  replace,
}: RouteCurrencyOptions): void {
  const { pathname, search, hash } = route;
  const { setCurrency } = useCurrency();
  const port = useRef({ pageExists, replace });
  const done = useRef(new Set<string>());

  useEffect(() => {
    port.current = { pageExists, replace };
  });

  useEffect(() => {
    if (isCrawler(navigator.userAgent)) return;
    const queried = queriedCurrency(search);
    if (queried) setCurrency(queried);
    const target = routeRedirect(
      { pathname, search, hash },
      cookies,
      browserSettings.brand,
      alternatePaths,
    );
    // A host that redirects the target back would cause a loop: each path is redirected once.
    const hop = `${pathname} ${target}`;
    if (!target || done.current.has(hop)) return;
    let isCurrent = true;
    void port.current.pageExists(new URL(target, window.location.origin).pathname).then(exists => {
      if (!isCurrent || !exists) return;
      done.current.add(hop);
      port.current.replace(target);
    });
    return () => {
      isCurrent = false;
    };
  }, [pathname, search, hash, alternatePaths, setCurrency]);
}
