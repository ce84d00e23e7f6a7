import type { ProductCard } from '~/src/domain/commerce/product';
import type { RichText } from '~/src/domain/content/rich-text/rich-text';
import { ArticleColumns } from './article-columns';
import { PageHeader } from './page-header';
import { productPicture } from './product-picture';

export interface SharedPageViewProps {
  readonly title: string;
  readonly intro: string | null;
  readonly body: RichText;
  readonly cards: readonly ProductCard[];
}

/** A text page that several brands share. */
export function SharedPageView({ title, intro, body, cards }: SharedPageViewProps) {
  return (
    <article className="pb-16">
      <PageHeader title={title} intro={intro} picture={productPicture(cards)} />
      <ArticleColumns text={body} cards={cards} />
    </article>
  );
}
