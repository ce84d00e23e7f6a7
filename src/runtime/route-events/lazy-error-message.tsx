import { lazy, Suspense } from 'react';

const ErrorMessage = lazy(() => import('./error-message'));

/** In place of a page that broke. Where not even this loads, the notice of the page has to do. */
export function LazyErrorMessage() {
  return (
    <Suspense fallback={null}>
      <ErrorMessage />
    </Suspense>
  );
}
