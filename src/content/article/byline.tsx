import { useTranslation } from 'react-i18next';
import { formatDay } from '~/src/domain/content/article-date';
import { personPath, type PostCard } from '~/src/domain/content/article';
import { useLocale } from '~/src/features/locale';
import { LocalLink } from '~/src/features/links';
import { FormattedDate } from './formatted-date';
import { Avatar } from './avatar';

export interface BylineProps {
  readonly post: Pick<PostCard, 'author' | 'publishedAt' | 'readingMinutes'>;
  readonly updatedAt?: string | null;
}

/** The author of a post, its date, and its reading time. */
export function Byline({ post: { author, publishedAt, readingMinutes }, updatedAt }: BylineProps) {
  const { t } = useTranslation('article');
  const { locale } = useLocale();
  return (
    <div className="byline">
      {author && <Avatar person={author} />}
      <div>
        {author && (
          <LocalLink to={personPath(author.slug)}>{t('post.by', { name: author.name })}</LocalLink>
        )}
        <p>
          <FormattedDate date={publishedAt} />
          {' · '}
          {t('post.minutes', { count: readingMinutes })}
          {updatedAt && (
            <>
              {' · '}
              <time dateTime={updatedAt}>
                {t('post.updated', { date: formatDay(updatedAt, locale) })}
              </time>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
