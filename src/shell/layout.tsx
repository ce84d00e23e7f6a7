import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CartViews } from '../features/cart';
import { useCurrency } from '../features/currency';
import { useLocale } from '../features/locale';
import { AnnouncementBar } from './header/announcement-bar';
import { CountryPicker } from './menus/country-picker';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { LazyCountryNotice } from './notices/lazy-country-notice';
import { LazyNewsletter } from '../content/newsletter';
import { LinkCodes } from '../features/link-codes';
import { SkipLink } from '../ui/skip-link';
import { AccountLink } from './header/account-link';
import { CartControl } from './header/cart-control';
import { Notices } from './notices/notices';
import { UnsupportedBrowserNotice } from '../runtime/unsupported-browser-notice';
import { isAccountPath } from '../config/unlisted-paths';
import type { PageContext, Shell } from '../page-data/page-data';
import { ErrorBoundary } from '../runtime/route-events/error-boundary';
import { LazyErrorMessage } from '../runtime/route-events/lazy-error-message';
import { useRouteAnnouncer } from '../runtime/route-events/use-route-announcer';

export interface LayoutProps {
  readonly shell: Shell;
  readonly context: PageContext;
  readonly children: ReactNode;
}

/** The layout of every page. */
export function Layout({ shell, context, children }: LayoutProps) {
  const { t } = useTranslation('common');
  const { locale } = useLocale();
  const { isCountryConfirmed, chooseLocale } = useCurrency();
  const [isReopened, setReopened] = useState(false);
  const { settings, navigation } = shell;
  const { originalPath, alternates, alternatePaths } = context;
  const page = { path: originalPath, alternates, alternatePaths };
  useRouteAnnouncer(`${locale.id} ${page.path}`);
  return (
    <>
      <SkipLink label={t('skipToContent')} />
      <UnsupportedBrowserNotice />
      <AnnouncementBar settings={settings} utility={navigation.utility}>
        <ErrorBoundary fallback={null}>
          {isCountryConfirmed === false && (
            <LazyCountryNotice page={page} onConfirm={chooseLocale} />
          )}
        </ErrorBoundary>
      </AnnouncementBar>
      <Header
        navigation={navigation}
        contact={settings}
        path={page.path}
        actions={
          <>
            <AccountLink />
            <CartControl />
          </>
        }
      />
      <main id="content" tabIndex={-1}>
        <ErrorBoundary key={page.path} fallback={<LazyErrorMessage />}>
          {children}
        </ErrorBoundary>
      </main>
      <Footer
        navigation={navigation}
        settings={settings}
        onPrivacyChoices={() => setReopened(true)}
      >
        {settings.newsletter && !isAccountPath(page.path) && (
          <LazyNewsletter {...settings.newsletter} />
        )}
      </Footer>
      <CountryPicker page={page} onChoose={chooseLocale} />
      <ErrorBoundary fallback={null}>
        <CartViews
          freeShippingThreshold={settings.freeShippingThreshold[locale.currency] ?? null}
          settings={settings}
          isCartPage={page.path === '/cart'}
        >
          <LinkCodes path={page.path} />
        </CartViews>
        <Notices isReopened={isReopened} onDone={() => setReopened(false)} />
      </ErrorBoundary>
    </>
  );
}
