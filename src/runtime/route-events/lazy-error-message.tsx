import { lazy, Suspense } from 'react';

const ErrorMessage = lazy(() => import('./error-message'));

/** Replaces a page that failed. If even this fails to load, the page's notice remains. */
export function LazyErrorMessage() {
  return (
    <Suspense fallback={null}>
      <ErrorMessage />
    </Suspense>
  );
}
