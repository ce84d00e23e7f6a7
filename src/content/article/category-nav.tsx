import { useTranslation } from 'react-i18next';
import { blogPath, type BlogCategory } from '~/src/domain/content/article';
import { buttonClass } from '~/src/ui/button';
import { LocalLink } from '~/src/features/links';

export interface CategoryNavProps {
  readonly categories: readonly Pick<BlogCategory, 'slug' | 'title'>[];
  /** Slug of the category that is shown; null for all of them. */
  readonly current: string | null;
}

/** The blog's categories, as links. */
export function CategoryNav({ categories, current }: CategoryNavProps) {
  const { t } = useTranslation('article');
  const entries = [{ slug: null, title: t('blog.all') }, ...categories];
  return (
    <nav aria-label={t('blog.topics')} className="topics">
      <ul>
        {entries.map(({ slug, title }) => (
          <li key={slug}>
            <LocalLink
              to={blogPath(slug)}
              className={buttonClass(slug === current ? 'strong' : 'secondary', 'sm')}
              aria-current={slug === current ? 'true' : undefined}
            >
              {title}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
