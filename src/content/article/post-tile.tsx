import { useTranslation } from 'react-i18next';
import { postPath, type PostCard } from '~/src/domain/content/article';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { Image } from '~/src/ui/image';
import { LocalLink } from '~/src/features/links';
import { FormattedDate } from './formatted-date';

const SIZES = '(min-width: 80rem) 26rem, (min-width: 48rem) 46vw, 94vw';
const WIDE_SIZES = '(min-width: 80rem) 40rem, (min-width: 48rem) 46vw, 94vw';
const WIDTHS = [320, 480, 768, 1080, 1280] as const;

export interface PostTileProps {
  readonly post: PostCard;
  readonly headingLevel?: 2 | 3;
  readonly priority?: boolean;
  /** The tile is one of two in a row. */
  readonly isWide?: boolean;
}

/** A post in a list: the whole tile is one link. */
export function PostTile({
  post,
  headingLevel = 2,
  priority = false,
  isWide = false,
}: PostTileProps) {
  const { t } = useTranslation('article');
  const Heading = `h${headingLevel}` as const;
  const { slug, title, excerpt, image, category, publishedAt, readingMinutes } = post;
  return (
    <article className="card story">
      {image && (
        <div className="frame zoom">
          <Image
            asset={image}
            urlFor={imageUrl}
            sizes={isWide ? WIDE_SIZES : SIZES}
            aspect={16 / 9}
            widths={WIDTHS}
            priority={priority}
            alt=""
          />
        </div>
      )}
      {category && <p className="eyebrow">{category.title}</p>}
      <Heading className="card-title">
        <LocalLink to={postPath(slug)}>{title}</LocalLink>
      </Heading>
      {excerpt && <p className="card-text">{excerpt}</p>}
      <p className="text-sm text-ink-soft">
        <FormattedDate date={publishedAt} />
        {` · ${t('post.minutes', { count: readingMinutes })}`}
      </p>
    </article>
  );
}
