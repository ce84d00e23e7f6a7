import { supportPath, type SupportLink } from '~/src/domain/content/support';
import { LocalLink } from '~/src/features/links';

export interface ArticleListProps {
  readonly articles: readonly Pick<SupportLink, 'slug' | 'title'>[];
  /** The id of the heading that labels the list. */
  readonly labelledBy?: string;
}

/** Articles as plain links. */
export function ArticleList({ articles, labelledBy }: ArticleListProps) {
  return (
    <ul aria-labelledby={labelledBy}>
      {articles.map(({ slug, title }) => (
        <li key={slug}>
          <LocalLink to={supportPath(slug)} className="link inline-block py-2.5">
            {title}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
