import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '~/src/domain/content/media/image-url';
import type { ProductCard } from '~/src/domain/commerce/product';
import {
  formatTimestamp,
  playlistPath,
  VIDEO_PARAMETER,
  VIDEOS_PATH,
  type PlaylistLink,
  type Video,
} from '~/src/domain/content/media/video';
import { Image } from '~/src/ui/image';
import { Section } from '~/src/ui/layout';
import { Rail } from '~/src/ui/rail';
import { isPlainClick } from '~/src/ui/plain-click';
import { PageHeader } from '../article';
import { LocalLink } from '~/src/features/links';
import { VideoDetail } from './video-detail';

export interface PlaylistViewProps {
  readonly playlist: PlaylistLink & { readonly videos: readonly Video[] };
  readonly cards: readonly ProductCard[];
  readonly others: readonly PlaylistLink[];
  readonly renderCard: (card: ProductCard) => ReactNode;
}

/** A playlist: the current video, with the others beside it. */
export function PlaylistView({ playlist, cards, others, renderCard }: PlaylistViewProps) {
  const { t } = useTranslation('video');
  const { title, description, videos, slug } = playlist;
  const [shown, setShown] = useState<string | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const position = Math.max(
    0,
    videos.findIndex(video => video.slug === shown),
  );
  const video = videos[position];
  const next = videos[position + 1] ?? null;

  useEffect(() => {
    setShown(new URLSearchParams(window.location.search).get(VIDEO_PARAMETER));
  }, [slug]);

  const show = (name: string): void => {
    setShown(name);
    const url = new URL(window.location.href);
    url.searchParams.set(VIDEO_PARAMETER, name);
    window.history.replaceState(window.history.state, '', url);
    stage.current?.focus();
  };

  return (
    <>
      <PageHeader
        title={title}
        intro={description}
        above={[{ label: t('hub.title'), href: VIDEOS_PATH }]}
      />
      <div className="wrap split split-top pb-16">
        <div ref={stage} tabIndex={-1} role="region" aria-label={video?.title}>
          {video && (
            <VideoDetail
              key={video.slug}
              video={video}
              playlist={slug}
              next={next}
              onNext={() => next && show(next.slug)}
            />
          )}
        </div>
        <section aria-labelledby="series">
          <h2 id="series" className="text-xl mb-4">
            {t('list')}
          </h2>
          <ol className="grid gap-3">
            {videos.map(each => (
              <li key={each.slug}>
                <a
                  href={`?${VIDEO_PARAMETER}=${each.slug}`}
                  aria-label={t('watch', {
                    title: each.title,
                    time: formatTimestamp(each.seconds),
                  })}
                  aria-current={each === video ? 'true' : undefined}
                  className="choice watch"
                  onClick={event => {
                    if (!isPlainClick(event)) return;
                    event.preventDefault();
                    show(each.slug);
                  }}
                >
                  {each.poster && (
                    <span className="frame">
                      <Image
                        asset={each.poster}
                        urlFor={imageUrl}
                        sizes="7rem"
                        widths={[128, 256]}
                        aspect={16 / 9}
                        alt=""
                      />
                    </span>
                  )}
                  <span>
                    <b>{each.title}</b>
                    <br />
                    <span className="text-sm text-ink-soft">{formatTimestamp(each.seconds)}</span>
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </section>
      </div>
      {cards.length > 0 && (
        <Section tone="tint" labelledBy="mentioned">
          <Rail
            label={t('products')}
            labels={{ previous: t('common:carousel.previous'), next: t('common:carousel.next') }}
            heading={
              <h2 id="mentioned" className="text-3xl">
                {t('products')}
              </h2>
            }
          >
            {cards.map(card => (
              <li key={card.id}>{renderCard(card)}</li>
            ))}
          </Rail>
        </Section>
      )}
      {others.length > 0 && (
        <Section labelledBy="others">
          <div className="wrap">
            <h2 id="others" className="text-2xl mb-4">
              {t('others')}
            </h2>
            <ul>
              {others.map(other => (
                <li key={other.slug}>
                  <LocalLink to={playlistPath(other.slug)} className="link inline-block py-2.5">
                    {other.title}
                  </LocalLink>
                </li>
              ))}
            </ul>
          </div>
        </Section>
      )}
    </>
  );
}
