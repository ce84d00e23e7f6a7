import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TurnPicture } from '~/src/domain/content/media/moving-picture';
import { TurnFailure } from './turn-failure';
import { TurnFrames } from './turn-frames';
import { frameAt, turnedBy } from './turn';

interface TurnViewProps {
  readonly turn: TurnPicture;
  readonly title: string;
  readonly isCurrent: boolean;
}

/** A drag: where it began, and how far the product was turned then. */
interface Drag {
  readonly x: number;
  readonly step: number;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/**
 * A product to look at from all sides: a drag, the slider or the arrow keys turn it. Its pictures load
 * when it is first shown, and nothing turns by itself.
 */
export function TurnView({ turn, title, isCurrent }: TurnViewProps) {
  const { t } = useTranslation('product');
  const count = turn.frames.length;
  const [step, setStep] = useState(0);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [isOpened, setOpened] = useState(isCurrent);
  const [isHinted, setHinted] = useState(true);
  const [failed, setFailed] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const slider = useRef<HTMLInputElement>(null);
  const degrees = Math.round((step * 360) / count);

  useEffect(() => {
    if (isCurrent) setOpened(true);
  }, [isCurrent]);

  const turnTo = (next: number): void => {
    setHinted(false);
    setStep(turnedBy(next, 0, count));
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // The arrow keys do not move to the next picture of the gallery.
    event.stopPropagation();
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turnTo(step + by);
  };

  const onPointerMove = ({ clientX, currentTarget }: PointerEvent): void => {
    if (drag) turnTo(turnedBy(drag.step, (clientX - drag.x) / currentTarget.clientWidth, count));
  };
  const letGo = (): void => setDrag(null);

  const tryAgain = (): void => {
    setFailed(0);
    setAttempt(attempt + 1);
    // The button is about to disappear.
    slider.current?.focus({ preventScroll: true });
  };

  return (
    <div className="turn-view">
      <div
        className="turn-stage"
        data-held={drag !== null}
        onPointerDown={event => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrag({ x: event.clientX, step });
        }}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <TurnFrames
          key={attempt}
          turn={turn}
          title={title}
          shown={frameAt(step, count)}
          isOpened={isOpened}
          onError={() => setFailed(before => before + 1)}
        />
      </div>
      {failed > count / 2 && <TurnFailure onRetry={tryAgain} />}
      {isHinted && (
        <p className="turn-hint" aria-hidden="true">
          {t('gallery.turnHint')}
        </p>
      )}
      <input
        ref={slider}
        type="range"
        aria-label={t('gallery.turnSlider', { title })}
        aria-valuetext={`${degrees}°`}
        min={0}
        max={count - 1}
        value={step}
        tabIndex={isCurrent ? 0 : -1}
        onKeyDown={onKeyDown}
        onChange={event => turnTo(Number(event.currentTarget.value))}
      />
    </div>
  );
}
