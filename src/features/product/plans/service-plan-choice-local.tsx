import { useTranslation } from 'react-i18next';
import { DEALERS_PATH, type Dealer } from '~/src/domain/contact/dealer';
import { useFocusReturn } from '~/src/ui/use-focus-return';
import { useDealer } from '~/src/features/dealers';
import { LocalLink } from '~/src/features/links';

/** Replaces the plans for customers of a local dealer, who sells plans on their own terms. */
export function LocalDealerPlans({ dealer }: { readonly dealer: Dealer }) {
  const { t } = useTranslation('product');
  const { forgetDealer } = useDealer();
  const place = useFocusReturn<HTMLElement>();
  const { name, phone } = dealer;
  return (
    <section ref={place} className="choice" aria-labelledby="local-plans">
      <div>
        <h2 id="local-plans" className="font-semibold text-base">
          {t('servicePlan.localTitle')}
        </h2>
        <p className="text-sm">{t('cart:dealer.yours', { name })}</p>
        <p className="text-sm text-ink-soft">{t('servicePlan.local', { name })}</p>
        {phone !== null && (
          <a
            className="link inline-flex min-h-11 items-center"
            href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          >
            {t('servicePlan.callDealer', { name, phone })}
          </a>
        )}
        <p className="flex flex-wrap gap-x-6 text-sm">
          <LocalLink to={DEALERS_PATH} className="link inline-flex min-h-11 items-center">
            {t('cart:dealer.change')}
          </LocalLink>
          <button type="button" className="link min-h-11" onClick={forgetDealer}>
            {t('cart:dealer.forget')}
          </button>
        </p>
      </div>
    </section>
  );
}
