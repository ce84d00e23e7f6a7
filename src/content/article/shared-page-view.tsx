import type { ProductCard } from '~/src/domain/commerce/product';
import type { RichText } from '~/src/domain/content/rich-text/rich-text';
import { ArticleBody } from './article-body';
import { TableOfContents } from './table-of-contents';
import { PageHeader } from './page-header';

export interface SharedPageViewProps {
  readonly title: string;
  readonly body: RichText;
  readonly cards: readonly ProductCard[];
}

/** A text that several brands show alike. */
export function SharedPageView({ title, body, cards }: SharedPageViewProps) {
  return (
    <article className="pb-16">
      <PageHeader title={title} />
      <div className="wrap post-grid">
        <TableOfContents text={body} />
        <div className="post-text">
          <ArticleBody text={body} cards={cards} />
        </div>
      </div>
    </article>
  );
}
