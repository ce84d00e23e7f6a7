import { useTranslation } from 'react-i18next';
import { CONTACT_PATH, type ProductSupport } from '~/src/domain/content/support';
import { LocalLink } from '~/src/features/links';
import { SupportFacts } from './support-facts';

/** Facts for owners of the article's product. */
export function SupportCardView({ card }: { readonly card: ProductSupport }) {
  const { t } = useTranslation('support');
  const { productTitle, productHandle, modelNumber, manual } = card;
  const question = encodeURIComponent(modelNumber ?? productTitle);
  return (
    <section aria-labelledby="support-card" className="author support-card">
      <h2 id="support-card">
        <LocalLink to={`/products/${productHandle}`}>
          {t('card.title', { product: productTitle })}
        </LocalLink>
      </h2>
      <div className="grid gap-5">
        {modelNumber && (
          <p>
            {t('card.model')} <b>{modelNumber}</b>
            <br />
            <span className="text-sm text-ink-soft">{t('card.modelHint')}</span>
          </p>
        )}
        {manual && (
          <p>
            <a href={manual.url} className="link inline-block py-2.5">
              {t('card.manual')}
            </a>
          </p>
        )}
        <SupportFacts product={card} heading="h3" />
        <LocalLink to={`${CONTACT_PATH}?product=${question}`} className="link py-2.5">
          {t('card.ask')}
        </LocalLink>
      </div>
    </section>
  );
}
