import type { ComponentType } from 'react';
import { useState } from 'react';
import type { LightboxProps } from './lightbox/lightbox';

interface LightboxControl {
  /** Null while it is closed. */
  readonly View: ComponentType<LightboxProps> | null;
  /** True while its code is loading. */
  readonly isOpening: boolean;
  /** Preloads the code on hover or focus. */
  readonly preload: () => void;
  /** If the code cannot be loaded, the picture's own URL opens instead. */
  readonly open: (address: string) => void;
  readonly close: () => void;
}

const load = async (): Promise<ComponentType<LightboxProps>> =>
  (await import('./lightbox/lightbox')).Lightbox;

/** The lightbox; its code loads when it is first opened. */
export const useLightbox = (onClosed: () => void): LightboxControl => {
  const [View, setView] = useState<ComponentType<LightboxProps> | null>(null);
  const [isOpening, setOpening] = useState(false);
  return {
    View,
    isOpening,
    preload: () => void load().catch(() => undefined),
    open: address => {
      setOpening(true);
      load()
        .then(
          Lightbox => setView(() => Lightbox),
          () => window.location.assign(address),
        )
        .finally(() => setOpening(false));
    },
    close: () => {
      setView(null);
      onClosed();
    },
  };
};
