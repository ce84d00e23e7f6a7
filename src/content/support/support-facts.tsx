import { useTranslation } from 'react-i18next';
import type { ProductSupport } from '~/src/domain/content/support';

interface SupportFactsProps {
  readonly product: Pick<ProductSupport, 'warnings' | 'warranties'>;
  /** One below the heading that names the product. */
  readonly heading: 'h3' | 'h4';
}

/** Warnings and warranties of a product, each under its heading. */
export function SupportFacts({ product, heading: Heading }: SupportFactsProps) {
  const { t } = useTranslation('support');
  const { warnings, warranties } = product;
  return (
    <>
      {warnings.length > 0 && (
        <div>
          <Heading className="mb-2 text-lg">{t('card.warnings')}</Heading>
          <ul>
            {warnings.map(warning => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      {warranties.length > 0 && (
        <div>
          <Heading className="mb-2 text-lg">{t('card.warranties')}</Heading>
          <ul>
            {warranties.map(({ part, period }) => (
              <li key={part}>{t('common:labelled', { label: part, value: period })}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
