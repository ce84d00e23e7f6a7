import { lazy, Suspense } from 'react';
import type { CountryNoticeProps } from './country-notice';

const CountryNotice = lazy(() => import('./country-notice'));

/** The question which country a visitor shops from, loaded only for those who have not said. */
export function LazyCountryNotice(props: CountryNoticeProps) {
  return (
    <Suspense fallback={null}>
      <CountryNotice {...props} />
    </Suspense>
  );
}
