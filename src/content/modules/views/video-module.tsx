import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '~/src/domain/content/media/image-url';
import type { VideoModule } from '~/src/domain/content/modules';
import { Disclosure } from '~/src/ui/disclosure';
import { Image } from '~/src/ui/image';
import { Section } from '~/src/ui/layout';
import { isPlainClick } from '~/src/ui/plain-click';
import { useLocale } from '~/src/features/locale';
import { ModuleHeading } from '../module-heading';

const POSTER = { width: 1280, height: 720 };

const lengthOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

function Player({ module }: { module: VideoModule }) {
  const { t } = useTranslation('home');
  const { locale } = useLocale();
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => video.current?.focus(), []);
  if (hasFailed) {
    return (
      <p role="alert" className="callout">
        {t('video.failed')}{' '}
        <a href={module.file} className="link">
          {t('video.open')}
        </a>
      </p>
    );
  }
  return (
    <video
      ref={video}
      src={module.file}
      poster={imageUrl(module.poster, POSTER)}
      crossOrigin="anonymous"
      controls
      autoPlay
      playsInline
      tabIndex={0}
      aria-label={module.title}
      onError={() => setFailed(true)}
      className="frame aspect-video w-full"
    >
      <track
        kind="captions"
        src={module.captions ?? undefined}
        srcLang={locale.hreflang}
        label={t('video.captions')}
        default
      />
    </video>
  );
}

/** A video with a poster; it loads when played. */
export function Video({ module }: { module: VideoModule }) {
  const { t } = useTranslation('home');
  const [isOpen, setOpen] = useState(false);
  const { key, heading, body, title, poster, file, seconds, transcript } = module;
  return (
    <Section labelledBy={heading ? key : undefined}>
      <div className="wrap aside-grid">
        <div>
          <ModuleHeading id={key} heading={heading}>
            {body && <p className="mt-3 max-w-2xl text-ink-soft">{body}</p>}
          </ModuleHeading>
        </div>
        <div>
          <figure className="video-still">
            {isOpen ? (
              <Player module={module} />
            ) : (
              <a
                href={file}
                aria-label={t('video.watch', { title })}
                className="frame zoom"
                onClick={event => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  setOpen(true);
                }}
              >
                <Image
                  asset={poster}
                  urlFor={imageUrl}
                  sizes="(min-width: 64rem) 54rem, 94vw"
                  aspect={16 / 9}
                  widths={[480, 768, 1080, 1440]}
                  alt=""
                />
              </a>
            )}
            <figcaption className="text-sm text-ink-soft">
              {title}, {lengthOf(seconds)}
            </figcaption>
          </figure>
          {transcript && (
            <Disclosure summary={t('video.transcript')}>
              <p>{transcript}</p>
            </Disclosure>
          )}
        </div>
      </div>
    </Section>
  );
}
