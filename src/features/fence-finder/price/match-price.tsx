import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_LINE_QUANTITY } from '~/src/domain/commerce/cart';
import { Button, buttonClass } from '~/src/ui/button';
import { useDealer } from '~/src/features/dealers';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import type { Bill, FinderProduct } from '../bill';
import { useAddBill } from '../use-add-bill';
import { VisitLink } from '../visit-link';
import { BillLines } from './bill-lines';
import { TermChoice } from './term-choice';

interface MatchPriceProps {
  /** Null if it cannot be priced. */
  readonly bill: Bill | null;
  readonly action: 'cart' | 'visit';
  readonly product: FinderProduct | null;
}

/** What the match costs in all, and the way to buy it. */
export function MatchPrice({ bill: given, action, product }: MatchPriceProps) {
  const { t } = useTranslation(['finder', 'product', 'cart']);
  const { locale } = useLocale();
  const { dealer } = useDealer();
  // A local dealer sets up the plan (spec account §9), so the shop sells none to their customers.
  const hasLocalPlan = Boolean(given?.plan) && dealer?.isCompanyOwned === false;
  const bill = given && hasLocalPlan ? { ...given, plan: null } : given;
  const [termId, setTermId] = useState(bill?.plan?.terms[0]?.id ?? null);
  const term = bill?.plan?.terms.find(({ id }) => id === termId) ?? null;
  const { add, failure, isBusy } = useAddBill(bill, term);
  const details = product && (
    <LocalLink
      to={`/products/${product.handle}`}
      className={buttonClass('secondary')}
      aria-label={t('detailsOf', { title: product.title })}
    >
      {t('details')}
    </LocalLink>
  );

  if (!bill || !locale.currency) {
    return (
      <div className="grid gap-3">
        <p>{t('product:priceUnknown')}</p>
        {details}
      </div>
    );
  }
  const isVisit = action === 'visit';
  return (
    <div className="fence-finder-price">
      <h3 className="text-lg font-semibold">{t('price')}</h3>
      <BillLines bill={bill} term={term} currency={locale.currency} isVisit={isVisit} />
      {bill.plan && (
        <TermChoice bill={bill} terms={bill.plan.terms} chosenId={termId} onChoose={setTermId} />
      )}
      {hasLocalPlan && dealer && (
        <p className="text-sm">{t('product:servicePlan.local', { name: dealer.name })}</p>
      )}
      <div className="fence-finder-actions">
        {isVisit ? (
          <VisitLink />
        ) : (
          bill.isBuyable && (
            <Button variant="primary" busy={isBusy} onClick={add}>
              {t('product:availability.inStock')}
            </Button>
          )
        )}
        {details}
      </div>
      <p role="alert" className="field-error empty:hidden">
        {failure &&
          (failure.message ?? t(`cart:addFailed.${failure.code}`, { max: MAX_LINE_QUANTITY }))}
      </p>
      <p className="text-sm text-ink-soft">{t(isVisit ? 'after' : 'tax')}</p>
    </div>
  );
}
