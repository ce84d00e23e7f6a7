import type { ReactElement } from 'react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { stopRecordingInput } from './early-input';
import { ErrorBoundary } from './route-events/error-boundary';
import { guardLoader } from './route-events/guarded-loader';

const isBuilt = (): boolean =>
  (document.getElementById('gatsby-focus-wrapper')?.children.length ?? 0) > 0;

/**
 * Hydrates a built page as a transition: React then yields to the visitor every few milliseconds. Where
 * anything around the page fails, the page stays what it was: HTML, whose links lead on.
 */
export const replaceHydrateFunction = () => (element: ReactElement, container: Element) => {
  stopRecordingInput();
  // Parts of the page answer before all of it does, and a link among them may be followed.
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
