import { supportPath, type SupportLink } from '~/src/domain/content/support';
import { LocalLink } from '~/src/features/links';
import { ChevronRightIcon } from '~/src/ui/icons';
import { KeptTogether } from '~/src/ui/text/kept-together';

export interface ArticleListProps {
  readonly articles: readonly Pick<SupportLink, 'slug' | 'title'>[];
  /** The id of the heading that labels the list. */
  readonly labelledBy?: string;
}

/** Articles as rows. */
export function ArticleList({ articles, labelledBy }: ArticleListProps) {
  return (
    <ul aria-labelledby={labelledBy} className="article-rows">
      {articles.map(({ slug, title }) => (
        <li key={slug}>
          <LocalLink to={supportPath(slug)}>
            <span>
              <KeptTogether text={title} />
            </span>
            <ChevronRightIcon size={18} />
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
