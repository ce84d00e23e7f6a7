import { useTranslation } from 'react-i18next';
import type { Product } from '~/src/domain/commerce/product';
import { Disclosure } from '~/src/ui/disclosure';

export type Details = Pick<Product, 'descriptionHtml' | 'specifications' | 'questions'>;

/** Description, and beside it specifications and questions that open and close, below the fold. */
export function ProductDetails({ descriptionHtml, specifications, questions }: Details) {
  const { t } = useTranslation('product');
  return (
    <section aria-label={t('sections.label')} className="section">
      <div className="wrap details-grid">
        <div>
          <h2 className="text-3xl">{t('sections.description')}</h2>
          {/* The commerce platform cleans the merchant's HTML. */}
          <div className="prose mt-6" dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
        </div>
        <div className="-mt-4">
          {specifications.length > 0 && (
            <Disclosure open summary={<h2 className="text-3xl">{t('sections.specifications')}</h2>}>
              <dl className="specs">
                {specifications.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </Disclosure>
          )}
          {questions.length > 0 && (
            <h2 className="mt-8 mb-2 text-3xl">{t('sections.questions')}</h2>
          )}
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
}
