import { useTranslation } from 'react-i18next';
import { personPath, type PersonLink } from '~/src/domain/content/article';
import { ArrowRightIcon } from '~/src/ui/icons';
import { LocalLink } from '~/src/features/links';
import { Avatar } from './avatar';

/** The author, at the end of a post. */
export function AuthorCard({ author }: { readonly author: PersonLink }) {
  const { t } = useTranslation('article');
  return (
    <section aria-label={t('post.author')} className="author">
      <Avatar person={author} size="large" />
      <div>
        <h2>{author.name}</h2>
        {author.role && <p className="font-semibold">{author.role}</p>}
        {author.credentials[0] && <p className="text-ink-soft">{author.credentials[0]}</p>}
        <LocalLink to={personPath(author.slug)} className="link-arrow">
          {t('post.moreBy', { name: author.name })}
          <ArrowRightIcon size={20} />
        </LocalLink>
      </div>
    </section>
  );
}
