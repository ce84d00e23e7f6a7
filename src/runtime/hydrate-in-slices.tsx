import type { ReactElement } from 'react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { stopNotingInput } from './early-input';
import { Boundary } from './route-events/boundary';
import { loadCarefully } from './route-events/careful-loader';

const isBuilt = (): boolean =>
  (document.getElementById('gatsby-focus-wrapper')?.children.length ?? 0) > 0;

/**
 * Hydrates a built page as a transition: React then yields to the visitor every few milliseconds. Where
 * anything around the page fails, the page stays what it was: HTML, whose links lead on.
 */
export const replaceHydrateFunction = () => (element: ReactElement, container: Element) => {
  stopNotingInput();
  // Parts of the page answer before all of it does, and a link among them may be followed.
  if (process.env.NODE_ENV === 'production') loadCarefully();
  const page = (
    <Boundary fallback={() => <div dangerouslySetInnerHTML={{ __html: container.innerHTML }} />}>
      {element}
    </Boundary>
  );
  if (isBuilt()) startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
};
