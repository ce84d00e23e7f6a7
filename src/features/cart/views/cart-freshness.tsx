import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/src/features/locale';
import type { CartState } from '../types';
import { useCartActions } from '../state/use-cart';
import { useOnline } from './use-online';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A relative time in a locale, such as "5 minutes ago" or "2 days ago"; null for less than a minute. */
export function formatAge(language: string, ageMs: number): string | null {
  const say = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (ageMs < MINUTE_MS) return null;
  if (ageMs < HOUR_MS) return say.format(-Math.floor(ageMs / MINUTE_MS), 'minute');
  if (ageMs < DAY_MS) return say.format(-Math.floor(ageMs / HOUR_MS), 'hour');
  return say.format(-Math.floor(ageMs / DAY_MS), 'day');
}

function useCurrentTime(isNeeded: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isNeeded) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}

/** Shows the age of the cart while the store cannot be reached. */
export function CartFreshness({ cart }: { readonly cart: CartState }) {
  const { t } = useTranslation('cart');
  const { locale } = useLocale();
  const actions = useCartActions();
  const isOnline = useOnline();
  const isOld = cart.savedAt !== null && (!isOnline || cart.isUnreadable);
  const now = useCurrentTime(isOld);
  const age = formatAge(locale.dateFormat, now - (cart.savedAt ?? now));
  return (
    <div role="status">
      {isOld && (
        <div className="notice">
          <p>
            {age === null ? t('freshness.asOfNow') : t('freshness.asOf', { age })}{' '}
            {t(isOnline ? 'freshness.unreadable' : 'freshness.offline')}
          </p>
          {isOnline && (
            <button type="button" className="link min-h-11" onClick={actions.retry}>
              {t('retry')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
