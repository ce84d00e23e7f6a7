import type { ComponentType } from 'react';
import { useState } from 'react';
import type { LightboxProps } from './lightbox/lightbox';

interface LightboxControl {
  /** Null while it is closed. */
  readonly View: ComponentType<LightboxProps> | null;
  /** True while its code is on its way. */
  readonly isOpening: boolean;
  /** Fetches the code ahead, when a pointer or the focus comes near. */
  readonly preload: () => void;
  /** Where the code cannot be had, the picture's own address opens instead. */
  readonly open: (address: string) => void;
  readonly close: () => void;
}

const load = async (): Promise<ComponentType<LightboxProps>> =>
  (await import('./lightbox/lightbox')).Lightbox;

/** The lightbox, whose code is fetched when it is first wanted. */
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
