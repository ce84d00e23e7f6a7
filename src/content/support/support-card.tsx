import { useTranslation } from 'react-i18next';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { CONTACT_PATH, type ProductSupport } from '~/src/domain/content/support';
import { Image } from '~/src/ui/image';
import { LocalLink } from '~/src/features/links';

/** Facts for owners of the article's product. */
export function SupportCardView({ card }: { readonly card: ProductSupport }) {
  const { t } = useTranslation('support');
  const { productTitle, productHandle, image, modelNumber, manual, warnings, warranties } = card;
  const question = encodeURIComponent(modelNumber ?? productTitle);
  return (
    <section aria-labelledby="support-card" className="author support-card">
      {image && (
        <span className="frame frame-tile monogram-large">
          <Image
            asset={image}
            urlFor={imageUrl}
            sizes="7rem"
            widths={[112, 224]}
            aspect={1}
            alt=""
          />
        </span>
      )}
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
        {warnings.length > 0 && (
          <div>
            <h3 className="mb-2 text-lg">{t('card.warnings')}</h3>
            <ul>
              {warnings.map(warning => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </div>
        )}
        {warranties.length > 0 && (
          <div>
            <h3 className="mb-2 text-lg">{t('card.warranties')}</h3>
            <ul>
              {warranties.map(({ part, period }) => (
                <li key={part}>{t('common:labelled', { label: part, value: period })}</li>
              ))}
            </ul>
          </div>
        )}
        <LocalLink to={`${CONTACT_PATH}?product=${question}`} className="link py-2.5">
          {t('card.ask')}
        </LocalLink>
      </div>
    </section>
  );
}
