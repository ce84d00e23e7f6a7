import { lazy, Suspense } from 'react';
import type { CountryNoticeProps } from './country-notice';

const CountryNotice = lazy(() => import('./country-notice'));

/** The country notice, loaded only for visitors without a confirmed country. */
export function LazyCountryNotice(props: CountryNoticeProps) {
  return (
    <Suspense fallback={null}>
      <CountryNotice {...props} />
    </Suspense>
  );
}
