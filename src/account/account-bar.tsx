import { navigate } from 'gatsby';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { HAS_APPOINTMENTS } from '~/src/config/appointment-offer';
import { localizePath } from '~/src/config/paths';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { Button } from '~/src/ui/button';
import { afterPaint } from '~/src/ui/timing/after-paint';
import { isPlainClick } from '~/src/ui/plain-click';
import { useSingleFlight } from './ui/use-single-flight';
import { hasRoute, type ScreenName } from './routing/routes';
import type { SignedInAccount } from './session/session-context';

interface AccountBarProps {
  readonly account: SignedInAccount;
  readonly current: ScreenName;
}

const APPOINTMENTS_TAB = {
  name: 'appointments',
  path: '/account/appointments',
  screens: ['appointments', 'booking', 'reschedule'],
} as const;

/** Width of the fade at the right edge of the row, in pixels. */
const FADE = 24;

/** The tabs of spec account §2, without those that the shop does not offer. */
const TABS = [
  { name: 'home', path: '/account', screens: ['home'] },
  { name: 'orders', path: '/account/orders', screens: ['orders', 'order'] },
  {
    name: 'subscriptions',
    path: '/account/subscriptions',
    screens: ['subscriptions', 'subscription', 'payment', 'activation'],
  },
  ...(HAS_APPOINTMENTS ? [APPOINTMENTS_TAB] : []),
  { name: 'addresses', path: '/account/addresses', screens: ['addresses'] },
  { name: 'videos', path: '/account/videos', screens: ['videos', 'playlist', 'video'] },
  { name: 'referral', path: '/account/referral-program', screens: ['referral'] },
  { name: 'settings', path: '/account/settings', screens: ['settings'] },
] as const;

/** Greets the customer by name, links to every part of the account, and signs out. */
export function AccountBar({ account, current }: AccountBarProps) {
  const { t } = useTranslation('account');
  const { brand, locale } = useLocale();
  const { firstName } = account.customer;
  const { run, isBusy } = useSingleFlight(account.session.signOut);
  const [pressed, setPressed] = useState<ScreenName | null>(null);
  useEffect(() => setPressed(null), [current]);
  const shown = pressed ?? current;
  /** Marks the tab as pressed before the next screen has rendered. */
  const press = (event: MouseEvent, name: ScreenName, path: string): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setPressed(name);
    afterPaint(() => void navigate(localizePath(path, locale, brand)));
  };
  const scroller = useRef<HTMLDivElement>(null);
  // On a phone the tabs are one scrolling row: bring the current one into view.
  useEffect(() => {
    const row = scroller.current;
    const tab = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !tab) return;
    // The row begins with the tab before it; where the tab would then be cut, with the tab itself.
    const before = tab.parentElement?.previousElementSibling?.firstElementChild;
    const gutter = parseFloat(getComputedStyle(row).paddingLeft);
    const start = before instanceof HTMLElement ? before.offsetLeft - gutter : 0;
    const end = tab.offsetLeft + tab.offsetWidth + FADE - row.clientWidth;
    // The button to sign out follows the last tab.
    const isLast = tab.parentElement?.nextElementSibling === null;
    row.scrollLeft = isLast ? row.scrollWidth : start < end ? tab.offsetLeft - gutter : start;
  }, [current]);
  return (
    <div className="account-bar" data-screen={current}>
      {/* The first screen greets by name in its heading. */}
      <p className={current === 'home' ? 'account-welcome sr-only' : 'account-welcome'}>
        {firstName ? t('welcome', { firstName }) : t('welcomeNameless')}
      </p>
      <div ref={scroller} className="account-row">
        <nav aria-label={t('navigation')} className="account-tabs">
          <ul>
            {TABS.filter(({ path }) => hasRoute(path, brand)).map(({ name, path, screens }) => (
              <li key={name}>
                <LocalLink
                  to={path}
                  aria-current={screens.some(each => each === shown) ? 'page' : undefined}
                  onClick={event => press(event, name, path)}
                >
                  {t(`tabs.${name}`)}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
        <Button variant="secondary" size="sm" busy={isBusy} onClick={run}>
          {t('signOut')}
        </Button>
      </div>
    </div>
  );
}
