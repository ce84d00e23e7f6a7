import { useTranslation } from 'react-i18next';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { CONTACT_PATH, type ProductSupport } from '~/src/domain/content/support';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { LocalLink } from '~/src/features/links';
import { Disclosure } from '~/src/ui/disclosure';
import { useAccount } from '../session/session-context';
import { startMessage, type MessageSubject } from './start-message';

const PICTURE = { width: 112, height: 112 } as const;

interface ProductHelpProps {
  readonly card: ProductSupport;
  readonly image: ImageAsset | null;
  /** Further details to include in a message about the product. */
  readonly opening: MessageSubject['opening'];
}

/** Help with a product that the customer owns: its support articles. */
export function ProductHelp({ card, image, opening }: ProductHelpProps) {
  const { t } = useTranslation(['account-support', 'support']);
  const { customer } = useAccount();
  const { productTitle, modelNumber, manual, warnings, warranties } = card;
  const product = modelNumber ?? productTitle;
  return (
    <li className="support-product">
      <div className="frame frame-tile">
        {image && (
          <img src={imageUrl(image, PICTURE)} alt="" width={56} height={56} loading="lazy" />
        )}
      </div>
      <div className="support-product-text">
        <h3 className="font-semibold">{productTitle}</h3>
        {modelNumber && (
          <p className="text-sm">
            {t('support:card.model')} <b>{modelNumber}</b>
          </p>
        )}
        <p className="support-product-links">
          {manual && (
            <a
              href={manual.url}
              className="link support-link"
              aria-label={t('manualLabel', { product: productTitle })}
            >
              {t('support:card.manual')}
            </a>
          )}
          <LocalLink
            to={`${CONTACT_PATH}?product=${encodeURIComponent(product)}`}
            className="link support-link"
            aria-label={t('askLabel', { product: productTitle })}
            onClick={() => startMessage({ topic: 'product', product, opening }, customer.email)}
          >
            {t('support:card.ask')}
          </LocalLink>
        </p>
      </div>
      {warnings.length + warranties.length > 0 && (
        <Disclosure summary={t('safety')}>
          {warnings.length > 0 && (
            <>
              <h4 className="font-semibold">{t('support:card.warnings')}</h4>
              <ul>
                {warnings.map(warning => (
                  <li key={warning}>{warning}</li>
                ))}
              </ul>
            </>
          )}
          {warranties.length > 0 && (
            <>
              <h4 className="font-semibold">{t('support:card.warranties')}</h4>
              <ul>
                {warranties.map(({ part, period }) => (
                  <li key={part}>{t('common:labelled', { label: part, value: period })}</li>
                ))}
              </ul>
            </>
          )}
        </Disclosure>
      )}
    </li>
  );
}
