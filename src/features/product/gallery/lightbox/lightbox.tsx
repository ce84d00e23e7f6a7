import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { IconButton } from '~/src/ui/icon-button';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, MinusIcon, PlusIcon } from '~/src/ui/icons';
import { useDialog } from '~/src/ui/use-dialog';
import { LightboxPicture } from './lightbox-picture';
import { LIGHTBOX_STYLES } from './lightbox-styles';
import { useGestures, type Gestures } from './use-gestures';
import { MAX_SCALE } from './zoom';

const ZOOM_STEP = 1.5;
const PAN_STEP = 80;

const ARROWS: Readonly<Record<string, { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export interface LightboxProps {
  readonly title: string;
  readonly images: readonly ImageAsset[];
  readonly current: number;
  readonly onSelect: (index: number) => void;
  readonly onClose: () => void;
}

function ZoomButtons({ view, zoom }: Pick<Gestures, 'view' | 'zoom'>) {
  const { t } = useTranslation('product');
  return (
    <>
      <IconButton
        label={t('gallery.zoomOut')}
        aria-disabled={view.scale <= 1}
        onClick={() => zoom(1 / ZOOM_STEP)}
      >
        <MinusIcon />
      </IconButton>
      <IconButton
        label={t('gallery.zoomIn')}
        aria-disabled={view.scale >= MAX_SCALE}
        onClick={() => zoom(ZOOM_STEP)}
      >
        <PlusIcon />
      </IconButton>
    </>
  );
}

interface TrackProps extends Pick<LightboxProps, 'images' | 'current'> {
  readonly gestures: Gestures;
}

/** The pictures side by side; only the current one and its neighbors are rendered. */
function Track({ images, current, gestures }: TrackProps) {
  return (
    <ul
      style={{ transform: `translateX(calc(${current * -100}% + ${gestures.pull}px))` }}
      className="lightbox-track"
    >
      {images.map((image, index) => (
        <li key={image.url} aria-hidden={index !== current}>
          {Math.abs(index - current) <= 1 && (
            <LightboxPicture image={image} view={index === current ? gestures.view : null} />
          )}
        </li>
      ))}
    </ul>
  );
}

function TurnButtons({ onStep }: { readonly onStep: (by: 1 | -1) => void }) {
  const { t } = useTranslation('product');
  return (
    <>
      <IconButton
        className="lightbox-turn lightbox-previous"
        label={t('gallery.previous')}
        onClick={() => onStep(-1)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        className="lightbox-turn lightbox-next"
        label={t('gallery.next')}
        onClick={() => onStep(1)}
      >
        <ChevronRightIcon />
      </IconButton>
    </>
  );
}

/** The pictures of a product full screen, with zoom. It opens as soon as it is rendered. */
export function Lightbox({ title, images, current, onSelect, onClose }: LightboxProps) {
  const { t } = useTranslation('product');
  const { ref, hide } = useDialog(true);
  const stage = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const total = images.length;
  const picture = images[current] ?? { width: 1, height: 1, alt: '' };

  // Otherwise the dialog would focus its first button, which does nothing yet.
  useEffect(() => closeButton.current?.focus(), []);

  const select = (index: number): void => {
    gestures.reset();
    onSelect((index + total) % total);
  };
  const step = (by: 1 | -1): void => {
    if (total > 1) select(current + by);
  };
  const gestures = useGestures(stage, picture, step);
  const isZoomed = gestures.view.scale > 1;

  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    const task = arrow
      ? () => {
          if (isZoomed) gestures.move({ x: -arrow.x * PAN_STEP, y: -arrow.y * PAN_STEP });
          else if (arrow.x !== 0) step(arrow.x);
        }
      : {
          '+': () => gestures.zoom(ZOOM_STEP),
          '=': () => gestures.zoom(ZOOM_STEP),
          '-': () => gestures.zoom(1 / ZOOM_STEP),
          '0': gestures.reset,
          Home: () => select(0),
          End: () => select(total - 1),
        }[event.key];
    if (!task || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    task();
  };

  return (
    // The arrow keys turn the pages wherever in the dialog the focus is.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className="lightbox"
      aria-label={t('gallery.label', { title })}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <style>{LIGHTBOX_STYLES}</style>
      <div className="lightbox-bar">
        <p role="status">
          {t('gallery.position', { n: current + 1, total })}
          <span className="sr-only">: {picture.alt}</span>
        </p>
        <ZoomButtons view={gestures.view} zoom={gestures.zoom} />
        <IconButton ref={closeButton} label={t('common:close')} onClick={hide}>
          <CloseIcon />
        </IconButton>
      </div>
      <div
        ref={stage}
        className="lightbox-stage"
        data-held={gestures.isHeld || undefined}
        data-zoomed={isZoomed || undefined}
        {...gestures.handlers}
      >
        <Track images={images} current={current} gestures={gestures} />
      </div>
      {total > 1 && <TurnButtons onStep={step} />}
      <p className="lightbox-hint with-touch">{t('gallery.hint')}</p>
      <p className="lightbox-hint with-mouse">{t('gallery.hintMouse')}</p>
    </dialog>
  );
}
