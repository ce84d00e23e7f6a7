import { lazy, Suspense, type ComponentType } from 'react';

const ErrorMessage = lazy<ComponentType>(() =>
  import('./error-message').catch(() => ({ default: () => null })),
);

/** Replaces a page that failed. If even this fails to load, the page's notice remains. */
export function LazyErrorMessage() {
  return (
    <Suspense fallback={null}>
      <ErrorMessage />
    </Suspense>
  );
}
