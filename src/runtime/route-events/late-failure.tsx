import { lazy, Suspense } from 'react';

const Failure = lazy(() => import('./failure'));

/** In place of a page that broke. Where not even this loads, the notice of the page has to do. */
export function LateFailure() {
  return (
    <Suspense fallback={null}>
      <Failure />
    </Suspense>
  );
}
