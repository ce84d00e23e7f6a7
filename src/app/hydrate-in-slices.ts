import type { ReactElement } from 'react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { stopNotingInput } from './early-input';
import { loadCarefully } from './route-events/careful-loader';

const isBuilt = (): boolean =>
  (document.getElementById('gatsby-focus-wrapper')?.children.length ?? 0) > 0;

/** Hydrates a built page as a transition: React then yields to the visitor every few milliseconds. */
export const replaceHydrateFunction = () => (element: ReactElement, container: Element) => {
  stopNotingInput();
  // Parts of the page answer before all of it does, and a link among them may be followed.
  if (process.env.NODE_ENV === 'production') loadCarefully();
  if (isBuilt()) startTransition(() => void hydrateRoot(container, element));
  else createRoot(container).render(element);
};
