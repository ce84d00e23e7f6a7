import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/src/features/locale';
import { Button } from '~/src/ui/button';
import { play } from './play';
import { actionOf, SPEEDS, speedBeside, type PlayerAction } from './player-actions';
import { useCaptions } from './use-captions';
import { useSpeed } from './use-speed';
import '~/src/styles/sheets/videos.css';

const STEP_SECONDS = 5;

const KEYS = [
  { name: 'toggle', keys: ['Space', 'K'] },
  { name: 'seek', keys: ['←', '→', 'J', 'L'] },
  { name: 'mute', keys: ['M'] },
  { name: 'fullScreen', keys: ['F'] },
  { name: 'captions', keys: ['C'] },
  { name: 'speed', keys: ['<', '>'] },
] as const;

const toggleFullScreen = async (player: HTMLVideoElement): Promise<void> => {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : player.requestFullscreen?.();
  // The browser may not allow it; its own control says so.
  await change?.catch(() => undefined);
};

const seek = (player: HTMLVideoElement, seconds: number): void => {
  const end = Number.isFinite(player.duration) ? player.duration : player.currentTime + seconds;
  player.currentTime = Math.min(end, Math.max(0, player.currentTime + seconds));
};

export interface PlayerToolsProps {
  /** The element whose key presses count. */
  readonly stage: RefObject<HTMLElement>;
  readonly element: RefObject<HTMLVideoElement>;
  readonly hasCaptions: boolean;
}

/** Adds what native controls lack: speed, a captions switch, and keyboard shortcuts. */
export function PlayerTools({ stage, element, hasCaptions }: PlayerToolsProps) {
  const { t } = useTranslation('video');
  const { dateFormat } = useLocale().locale;
  const id = useId();
  const [speed, setSpeed] = useSpeed(element);
  const [hasCaptionsOn, setCaptions] = useCaptions(element);
  const [news, setNews] = useState('');

  const changeSpeed = (next: number): void => {
    setSpeed(next);
    setNews(t('tools.speedIs', { speed: next.toLocaleString(dateFormat) }));
  };
  const changeCaptions = (isOn: boolean): void => {
    setCaptions(isOn);
    setNews(t(isOn ? 'tools.captionsOn' : 'tools.captionsOff'));
  };
  const act = (action: PlayerAction, player: HTMLVideoElement): void => {
    if (action === 'toggle') void (player.paused ? play(player) : player.pause());
    else if (action === 'back') seek(player, -STEP_SECONDS);
    else if (action === 'forward') seek(player, STEP_SECONDS);
    else if (action === 'fullScreen') void toggleFullScreen(player);
    else if (action === 'slower') changeSpeed(speedBeside(speed, -1));
    else if (action === 'faster') changeSpeed(speedBeside(speed, 1));
    else if (action === 'mute') {
      player.muted = !player.muted;
      setNews(t(player.muted ? 'tools.muted' : 'tools.unmuted'));
    } else if (hasCaptions) changeCaptions(!hasCaptionsOn);
  };
  const press = useRef(act);
  press.current = act;

  useEffect(() => {
    const place = stage.current;
    const onKey = (event: KeyboardEvent): void => {
      const action = event.defaultPrevented ? null : actionOf(event);
      const player = element.current;
      if (!action || !player) return;
      event.preventDefault();
      press.current(action, player);
    };
    place?.addEventListener('keydown', onKey);
    return () => place?.removeEventListener('keydown', onKey);
  }, [stage, element]);

  return (
    <div className="player-tools">
      {hasCaptions && (
        <Button
          variant="secondary"
          size="sm"
          aria-pressed={hasCaptionsOn}
          onClick={() => changeCaptions(!hasCaptionsOn)}
        >
          {t('tools.captions')}
        </Button>
      )}
      <div className="player-speed">
        <label htmlFor={id}>{t('tools.speed')}</label>
        <select
          id={id}
          className="input"
          value={speed}
          onChange={({ target }) => changeSpeed(Number(target.value))}
        >
          {SPEEDS.map(each => (
            <option key={each} value={each}>
              {t('tools.times', { speed: each.toLocaleString(dateFormat) })}
            </option>
          ))}
        </select>
      </div>
      <details className="player-keys">
        <summary>{t('tools.keys')}</summary>
        <dl>
          {KEYS.filter(({ name }) => hasCaptions || name !== 'captions').map(({ name, keys }) => (
            <div key={name}>
              <dt>
                {keys.map(key => (
                  <kbd key={key}>{key === 'Space' ? t('tools.space') : key}</kbd>
                ))}
              </dt>
              <dd>{t(`tools.keysOf.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}
