import type { SharedPage } from '~/src/domain/content/article';
import type { ProductCard } from '~/src/domain/commerce/product';
import type { RichText } from '~/src/domain/content/rich-text/rich-text';
import { buttonClass } from '~/src/ui/button';
import { ContentLink } from '~/src/features/links';
import { ArticleColumns } from '../article-columns';
import { ClosingBand } from './closing-band';
import { NumberedPage } from './numbered-page';
import { numberedText } from './numbered-text';
import { closingChapter } from './text-action';
import { PageHeader } from '../page-header';
import { productPicture } from '../product-picture';

export interface SharedPageViewProps {
  readonly page: Pick<SharedPage, 'title' | 'image'> & {
    readonly seo: Pick<SharedPage['seo'], 'description'>;
    readonly body: RichText;
  };
  readonly cards: readonly ProductCard[];
}

interface ColumnsPageProps extends Pick<SharedPageViewProps, 'cards'> {
  readonly text: RichText;
}

/** A text in columns; its last chapter is a band if it ends with a link. */
function ColumnsPage({ text, cards }: ColumnsPageProps) {
  const { before, end } = closingChapter(text);
  return (
    <>
      <ArticleColumns text={before} cards={cards} />
      {end && (
        <div className="wrap numbered-page">
          <ClosingBand end={end} cards={cards} />
        </div>
      )}
    </>
  );
}

/** A text page that several brands share. */
export function SharedPageView({ page, cards }: SharedPageViewProps) {
  const { title, image, seo, body } = page;
  const numbered = numberedText(body);
  const action = numbered?.before.action;
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
        <ColumnsPage text={body} cards={cards} />
      )}
    </article>
  );
}
