import { useState } from 'react';
import type * as parts from './gallery-parts';

interface GalleryParts {
  /** Null until they are loaded. */
  readonly parts: typeof parts | null;
  /** Handlers that load them on hover, touch or focus. */
  readonly loading: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
  /** Whether the lightbox is wanted, and shows once it is loaded. */
  readonly isOpen: boolean;
  /** If its code cannot be loaded, the picture's own URL opens instead. */
  readonly open: (address: string) => void;
  readonly close: () => void;
}

/** The lightbox and what moves; their code loads when it is first wanted. */
export const useGalleryParts = (): GalleryParts => {
  const [loaded, setLoaded] = useState<typeof parts | null>(null);
  const [isOpen, setOpen] = useState(false);
  const load = (): Promise<void> => import('./gallery-parts').then(setLoaded);
  // Without them, what moves is a picture, until the next try.
  const preload = (): void => void load().catch(() => undefined);
  return {
    parts: loaded,
    loading: { onPointerEnter: preload, onFocus: preload },
    isOpen,
    open: address => {
      setOpen(true);
      load().catch(() => {
        setOpen(false);
        window.location.assign(address);
      });
    },
    close: () => setOpen(false),
  };
};
