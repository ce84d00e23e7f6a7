import { useTranslation } from 'react-i18next';
import type { Product } from '~/src/domain/commerce/product';
import { Disclosure } from '~/src/ui/disclosure';

export type Details = Pick<Product, 'descriptionHtml' | 'specifications' | 'questions'>;

/**
 * A number and its unit, such as "8 lb", and a size, such as "5 x 8 in", stay on one line.
 * Attributes of HTML are left alone.
 */
const withUnitsKept = (text: string): string =>
  text.replace(/(\d|\bx) (?=[\p{L}\d])(?![^<]*>)/gu, '$1\u00a0');

/** Description beside specifications, and questions under them, below the fold. */
export function ProductDetails({ descriptionHtml, specifications, questions }: Details) {
  const { t } = useTranslation('product');
  return (
    <section aria-label={t('sections.label')} className="section">
      <div className="wrap details-grid">
        <div>
          <h2 className="text-3xl">{t('sections.description')}</h2>
          {/* The commerce platform cleans the merchant's HTML. */}
          <div
            className="prose mt-6"
            dangerouslySetInnerHTML={{ __html: withUnitsKept(descriptionHtml) }}
          />
        </div>
        {specifications.length > 0 && (
          <div>
            <Disclosure open summary={<h2 className="text-3xl">{t('sections.specifications')}</h2>}>
              <dl className="specs">
                {specifications.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{withUnitsKept(value)}</dd>
                  </div>
                ))}
              </dl>
            </Disclosure>
          </div>
        )}
        {questions.length > 0 && (
          <div className="aside-grid">
            <h2 className="text-3xl">{t('sections.questions')}</h2>
            <div>
              {questions.map(({ question, answer }) => (
                <Disclosure key={question} summary={question}>
                  <p>{withUnitsKept(answer)}</p>
                </Disclosure>
              ))}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
