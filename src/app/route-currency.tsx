import { navigate } from 'gatsby';
import { useCallback } from 'react';
import { useRouteCurrency, type RouteCurrencyOptions } from '../features/currency';
import { browserSettings } from '../site/browser-settings';
import { localeOfPath } from '../site/paths';
import type { PageContext } from './page-data';

export interface RouteCurrencyProps {
  readonly location: RouteCurrencyOptions['route'];
  readonly context: Pick<PageContext, 'alternates'>;
}

const replace = (path: string): void => void navigate(path, { replace: true });

/** Keeps the visitor on the side of the border they chose, where this page exists there too. */
export function RouteCurrency({ location, context: { alternates } }: RouteCurrencyProps) {
  const pageExists = useCallback(
    async (pathname: string) =>
      alternates.includes(localeOfPath(pathname, browserSettings.brand).id),
    [alternates],
  );
  useRouteCurrency({ route: location, pageExists, replace });
  return null;
}
