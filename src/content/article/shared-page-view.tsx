import type { SharedPage } from '~/src/domain/content/article';
import type { ProductCard } from '~/src/domain/commerce/product';
import type { RichText } from '~/src/domain/content/rich-text/rich-text';
import { ArticleColumns } from './article-columns';
import { NumberedPage } from './numbered-page';
import { numberedText } from './numbered-text';
import { PageHeader } from './page-header';
import { productPicture } from './product-picture';

export interface SharedPageViewProps {
  readonly page: Pick<SharedPage, 'title' | 'image'> & {
    readonly seo: Pick<SharedPage['seo'], 'description'>;
    readonly body: RichText;
  };
  readonly cards: readonly ProductCard[];
}

/** A text page that several brands share. */
export function SharedPageView({ page, cards }: SharedPageViewProps) {
  const { title, image, seo, body } = page;
  const numbered = numberedText(body);
  return (
    <article>
      <PageHeader title={title} intro={seo.description} picture={image ?? productPicture(cards)} />
      {numbered ? (
        <NumberedPage text={numbered} cards={cards} />
      ) : (
        <ArticleColumns text={body} cards={cards} />
      )}
    </article>
  );
}
