import { useTranslation } from 'react-i18next';
import type { Dealer } from '~/src/domain/contact/dealer';

/** Replaces the plans for customers of a local dealer, who sells plans on their own terms. */
export function LocalDealerPlans({ dealer }: { readonly dealer: Dealer }) {
  const { t } = useTranslation('product');
  const { name, phone } = dealer;
  return (
    <section className="choice" aria-labelledby="local-plans">
      <div>
        <h2 id="local-plans" className="font-semibold text-base">
          {t('servicePlan.localTitle')}
        </h2>
        <p className="text-sm text-ink-soft">{t('servicePlan.local', { name })}</p>
        {phone !== null && (
          <a
            className="link inline-flex min-h-11 items-center"
            href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          >
            {t('servicePlan.callDealer', { name, phone })}
          </a>
        )}
      </div>
    </section>
  );
}
