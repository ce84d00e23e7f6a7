import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '~/src/domain/content/article-date';
import type { ProductCard } from '~/src/domain/commerce/product';
import type { ImageBlock } from '~/src/domain/content/rich-text/portable-text';
import type { RichText, RichTextBlock } from '~/src/domain/content/rich-text/rich-text';
import { SUPPORT_PATH, type ProductSupport, type SupportLink } from '~/src/domain/content/support';
import { ArticleColumns, ArticleProducts, PageHeader, productPicture } from '../article';
import { useLocale } from '~/src/features/locale';
import { ArticleList } from './article-list';
import { ContactOptions, type CustomerCare } from './contact-options';
import { Feedback } from './feedback';
import { SupportCardView } from './support-card';

export interface SupportArticleViewProps {
  readonly article: SupportLink & { readonly body: RichText; readonly reviewedAt: string };
  readonly card: ProductSupport | null;
  /** Every product that the text or its rail refers to. */
  readonly cards: readonly ProductCard[];
  readonly productHandles: readonly string[];
  readonly related: readonly SupportLink[];
  readonly care: CustomerCare;
  readonly renderCard: (card: ProductCard) => ReactNode;
}

const isImage = (block: RichTextBlock | undefined): block is ImageBlock => block?._type === 'image';

/**
 * A support article, from its title to further help. A picture that its text opens with moves to the
 * header.
 */
export function SupportArticleView(props: SupportArticleViewProps) {
  const { article, card, cards, productHandles, related, care, renderCard } = props;
  const { t } = useTranslation('support');
  const { locale } = useLocale();
  const { title, summary, topic, body, reviewedAt, slug } = article;
  const opening = isImage(body[0]) ? body[0].image : null;
  return (
    <>
      <article>
        <PageHeader
          title={title}
          intro={summary}
          above={[
            { label: t('hub.pageTitle'), href: SUPPORT_PATH },
            ...(topic ? [{ label: topic.title, href: `${SUPPORT_PATH}#topic-${topic.slug}` }] : []),
          ]}
          picture={opening ?? card?.image ?? productPicture(cards)}
        >
          <p className="text-sm text-ink-soft">
            <time dateTime={reviewedAt}>
              {t('article.reviewed', { date: formatDay(reviewedAt, locale) })}
            </time>
          </p>
        </PageHeader>
        <ArticleColumns
          text={opening ? body.slice(1) : body}
          cards={cards}
          aside={card && <SupportCardView card={card} />}
        >
          <Feedback key={slug} article={slug} />
        </ArticleColumns>
      </article>
      <ArticleProducts
        heading={t('article.products')}
        cards={cards}
        handles={productHandles}
        renderCard={renderCard}
      />
      <div className="wrap split pb-16 pt-10">
        <section aria-labelledby="related">
          <h2 id="related" className="text-2xl mb-2">
            {t('article.related')}
          </h2>
          <ArticleList articles={related} />
        </section>
        <ContactOptions care={care} />
      </div>
    </>
  );
}
