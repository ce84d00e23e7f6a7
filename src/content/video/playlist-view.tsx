import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductCard } from '~/src/domain/commerce/product';
import {
  playlistPath,
  VIDEOS_PATH,
  type PlaylistLink,
  type Video,
} from '~/src/domain/content/media/video';
import { Section } from '~/src/ui/layout';
import { Rail } from '~/src/ui/rail';
import { PageHeader } from '../article';
import { LocalLink } from '~/src/features/links';
import { useShownVideo } from './playlist/use-shown-video';
import { VideoList } from './playlist/video-list';
import { WatchContent } from './playlist/watch-content';
import { VideoDetail } from './video-detail';

export interface PlaylistViewProps {
  readonly playlist: PlaylistLink & { readonly videos: readonly Video[] };
  readonly cards: readonly ProductCard[];
  readonly others: readonly PlaylistLink[];
  readonly renderCard: (card: ProductCard) => ReactNode;
}

function MentionedProducts({ cards, renderCard }: Pick<PlaylistViewProps, 'cards' | 'renderCard'>) {
  const { t } = useTranslation('video');
  return (
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
  );
}

function OtherPlaylists({ playlists }: { readonly playlists: readonly PlaylistLink[] }) {
  const { t } = useTranslation('video');
  return (
    <Section labelledBy="others">
      <div className="wrap">
        <h2 id="others" className="text-2xl mb-4">
          {t('others')}
        </h2>
        <ul className="other-playlists">
          {playlists.map(({ slug, title, image, videoCount }) => (
            <li key={slug}>
              <LocalLink to={playlistPath(slug)} className="choice watch">
                <WatchContent
                  image={image}
                  title={title}
                  detail={t('lessons', { count: videoCount })}
                />
              </LocalLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** A playlist: the current video, with the others beside it. */
export function PlaylistView({ playlist, cards, others, renderCard }: PlaylistViewProps) {
  const { t } = useTranslation('video');
  const { title, description, videos, slug } = playlist;
  const { video, next, show } = useShownVideo(slug, videos);
  const stage = useRef<HTMLDivElement>(null);
  const choose = (name: string): void => {
    show(name);
    stage.current?.focus();
  };

  return (
    <>
      <PageHeader
        title={title}
        intro={description}
        above={[{ label: t('hub.title'), href: VIDEOS_PATH }]}
      />
      <div className="wrap split split-top playlist-stage pb-16">
        <div ref={stage} tabIndex={-1} role="region" aria-label={video?.title}>
          {video && (
            <VideoDetail
              key={video.slug}
              video={video}
              playlist={slug}
              next={next}
              onNext={() => next && choose(next.slug)}
            />
          )}
        </div>
        <VideoList videos={videos} current={video} onChoose={choose} />
      </div>
      <div className="below-fold">
        {cards.length > 0 && <MentionedProducts cards={cards} renderCard={renderCard} />}
        {others.length > 0 && <OtherPlaylists playlists={others} />}
      </div>
    </>
  );
}
