import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { SUPPORT_PATH, supportPath, type ProductSupport } from '~/src/domain/content/support';
import { LocalLink } from '~/src/features/links';
import { ChevronRightIcon } from '~/src/ui/icons';
import { AccountSkeleton } from '../ui/account-skeleton';
import { LoadFailure } from '../ui/load-failure';
import { CareContact } from './care-contact';
import { ProductHelp } from './product-help';
import type { MessageSubject } from './start-message';
import { articlesOf, useSupportCenter } from './use-support-center';
import '~/src/styles/sheets/account-screens.css';

interface OwnedProduct {
  readonly handle: string;
  /** In the color that the customer has; null for the picture of the card. */
  readonly image: ImageAsset | null;
}

interface SupportSectionProps {
  /** The products whose cards are shown. */
  readonly products: readonly OwnedProduct[];
  /** Support topics whose articles are listed; a shop may lack some. */
  readonly topics: readonly string[];
  readonly subject: MessageSubject;
  /** Further help. */
  readonly children?: ReactNode;
}

function Centre({ products, topics, subject }: Omit<SupportSectionProps, 'children'>) {
  const { t } = useTranslation('account-support');
  const { data, error, isFetching, refetch } = useSupportCenter();
  if (error) {
    return (
      <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
        {t('failed')}
      </LoadFailure>
    );
  }
  if (!data) return <AccountSkeleton rows={1} />;
  const cards = [...new Set(products.map(({ handle }) => handle))].flatMap(
    handle => data.cards.find(({ productHandle }) => productHandle === handle) ?? [],
  );
  const imageOf = (card: ProductSupport): ImageAsset | null =>
    products.find(({ handle }) => handle === card.productHandle)?.image ?? card.image;
  const articles = articlesOf(data.articles, topics);
  return (
    <>
      {cards.length > 0 && (
        <ul className="support-products">
          {cards.map(card => (
            <ProductHelp
              key={card.productHandle}
              card={card}
              image={imageOf(card)}
              opening={subject.opening}
            />
          ))}
        </ul>
      )}
      {articles.length > 0 && (
        <nav aria-label={t('articles')}>
          <ul className="support-articles">
            {articles.map(({ slug, title }) => (
              <li key={slug}>
                <LocalLink to={supportPath(slug)} className="support-row">
                  {title}
                  <ChevronRightIcon size={20} />
                </LocalLink>
              </li>
            ))}
            <li>
              <LocalLink to={SUPPORT_PATH} className="support-row">
                {t('all')}
                <ChevronRightIcon size={20} />
              </LocalLink>
            </li>
          </ul>
        </nav>
      )}
    </>
  );
}

/** Help with an order or a subscription: manuals, articles, and contacts. */
export function SupportSection({ children, ...about }: SupportSectionProps) {
  const { t } = useTranslation('account-support');
  return (
    <section id="support" aria-labelledby="support-title" className="account-card support-section">
      <h2 id="support-title" className="text-xl">
        {t('title')}
      </h2>
      <Centre {...about} />
      {children}
      <CareContact subject={about.subject} />
    </section>
  );
}
