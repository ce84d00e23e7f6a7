import { navigate } from 'gatsby';
import { useCallback } from 'react';
import { useTracking } from '../features/analytics';
import { useDealerLinks } from '../features/dealers';
import { useErrorReports } from '../features/error-reports';
import { useRouteCurrency, type RouteCurrencyOptions } from '../features/currency';
import { useLocale } from '../features/locale';
import { localeOfPath } from '../config/paths';
import { isPrivatePath } from '../config/unlisted-paths';
import type { PageContext } from '../page-data/page-data';
import { useDocumentLanguage } from '../runtime/use-document-language';

export interface PageEffectsProps {
  readonly location: RouteCurrencyOptions['route'];
  readonly context: Pick<
    PageContext,
    'alternates' | 'alternatePaths' | 'originalPath' | 'template'
  >;
}

const replace = (path: string): void => void navigate(path, { replace: true });

/**
 * Effects of a route change: the visitor stays on the side of the border they chose, if this page
 * exists there; visits are counted and errors reported once that is allowed.
 */
export function PageEffects({ location, context }: PageEffectsProps) {
  const { alternates, alternatePaths, originalPath, template } = context;
  const { brand, locale } = useLocale();
  useDocumentLanguage(locale.hreflang);
  const pageExists = useCallback(
    async (pathname: string) => alternates.includes(localeOfPath(pathname, brand).id),
    [alternates, brand],
  );
  useRouteCurrency({ route: location, alternatePaths, pageExists, replace });
  useDealerLinks(location.search);
  useErrorReports();
  // The address of a page that does not exist may be a mistyped or outdated one with a secret.
  useTracking(
    location.pathname + location.search,
    template === 'error-page' || isPrivatePath(originalPath),
  );
  return null;
}
