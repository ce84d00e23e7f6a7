import type { ReactElement } from 'react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { stopRecordingInput } from './early-input';
import { ErrorBoundary } from './route-events/error-boundary';
import { guardLoader } from './route-events/guarded-loader';

const isBuilt = (): boolean =>
  (document.getElementById('gatsby-focus-wrapper')?.children.length ?? 0) > 0;

/**
 * Hydrates a built page as a transition, so React yields to the visitor every few milliseconds. If
 * anything around the page fails, the page remains as HTML with working links.
 */
export const replaceHydrateFunction = () => (element: ReactElement, container: Element) => {
  stopRecordingInput();
  // Parts of the page respond before all of it does, and a visitor may follow one of their links.
  if (process.env.NODE_ENV === 'production') guardLoader();
  const page = (
    <ErrorBoundary
      fallback={() => <div dangerouslySetInnerHTML={{ __html: container.innerHTML }} />}
    >
      {element}
    </ErrorBoundary>
  );
  if (isBuilt()) startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
};
