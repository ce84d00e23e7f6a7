import type { SharedPage } from '~/src/domain/content/article';
import type { ProductCard } from '~/src/domain/commerce/product';
import type { RichText } from '~/src/domain/content/rich-text/rich-text';
import { buttonClass } from '~/src/ui/button';
import { ContentLink } from '~/src/features/links';
import { ArticleColumns } from './article-columns';
import { ClosingBand } from './closing-band';
import { NumberedPage } from './numbered-page';
import { closingChapter, numberedText } from './numbered-text';
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
  const action = numbered?.before.action;
  const { before, end } = closingChapter(body);
  return (
    <article>
      <PageHeader title={title} intro={seo.description} picture={image ?? productPicture(cards)}>
        {action && (
          <ContentLink
            link={action.link}
            className={`${buttonClass('primary')} justify-self-start`}
          >
            {action.label}
          </ContentLink>
        )}
      </PageHeader>
      {numbered ? (
        <NumberedPage text={numbered} cards={cards} />
      ) : (
        <>
          <ArticleColumns text={before} cards={cards} />
          {end && (
            <div className="wrap numbered-page">
              <ClosingBand end={end} cards={cards} />
            </div>
          )}
        </>
      )}
    </article>
  );
}
