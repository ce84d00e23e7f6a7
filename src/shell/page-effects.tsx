import { navigate } from 'gatsby';
import { useCallback } from 'react';
import { useTracking } from '../features/analytics';
import { useDealerLinks } from '../features/dealers';
import { useErrorReports } from '../features/error-reports';
import { useRouteCurrency, type RouteCurrencyOptions } from '../features/currency';
import { browserSettings } from '../config/settings/browser-settings';
import { localeById } from '../config/locales';
import { localeOfPath } from '../config/paths';
import type { PageContext } from '../page-data/page-data';
import { useDocumentLanguage } from '../runtime/use-document-language';

export interface PageEffectsProps {
  readonly location: RouteCurrencyOptions['route'];
  readonly context: Pick<PageContext, 'locale' | 'alternates' | 'twinPaths'>;
}

const replace = (path: string): void => void navigate(path, { replace: true });

/**
 * What happens on route changes and shows nothing: the visitor is kept on the side of the border
 * they chose, where this page exists there too; visits are counted and errors reported once that is allowed.
 */
export function PageEffects({ location, context }: PageEffectsProps) {
  const { locale, alternates, twinPaths } = context;
  useDocumentLanguage(localeById(locale, browserSettings.brand).hreflang);
  const pageExists = useCallback(
    async (pathname: string) =>
      alternates.includes(localeOfPath(pathname, browserSettings.brand).id),
    [alternates],
  );
  useRouteCurrency({ route: location, twinPaths, pageExists, replace });
  useDealerLinks(location.search);
  useErrorReports();
  useTracking(location.pathname + location.search);
  return null;
}
