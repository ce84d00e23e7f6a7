import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_LINE_QUANTITY } from '~/src/domain/commerce/cart';
import { multiplyMoney } from '~/src/domain/commerce/money';
import type { Variant } from '~/src/domain/commerce/product';
import { formatPrice } from '~/src/domain/locale/format-price';
import { Button, buttonClass } from '~/src/ui/button';
import { ChoiceGroup, RadioCard } from '~/src/ui/forms/choice';
import { useDealer } from '../dealers';
import { LocalLink } from '../links';
import { useLocale } from '../locale';
import { usePlanLabel } from '../product';
import { billTotal, type Bill, type FinderProduct } from './bill';
import { planOf, useAddBill } from './use-add-bill';
import { VisitLink } from './visit-link';

interface MatchPriceProps {
  /** Null if it cannot be priced. */
  readonly bill: Bill | null;
  readonly action: 'cart' | 'visit';
  readonly product: FinderProduct | null;
}

const variantName = ({ selectedOptions }: Variant): string =>
  selectedOptions.map(({ value }) => value).join(', ');

/** What the match costs in all, and the way to buy it. */
export function MatchPrice({ bill: given, action, product }: MatchPriceProps) {
  const { t } = useTranslation(['finder', 'product', 'cart']);
  const { locale } = useLocale();
  const { dealer } = useDealer();
  const planLabel = usePlanLabel();
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
  const price = (amount: Parameters<typeof formatPrice>[0]) => formatPrice(amount, locale);
  const isVisit = action === 'visit';
  return (
    <div className="quiz-price">
      <h3 className="text-lg font-semibold">{t('price')}</h3>
      <dl>
        {bill.lines.map(({ product: { title, options }, variant, quantity }) => {
          const name =
            options.length === 0 ? title : t('line', { title, variant: variantName(variant) });
          return (
            <div key={variant.id}>
              <dt>{quantity === 1 ? name : t('times', { count: quantity, title: name })}</dt>
              <dd>{price(multiplyMoney(variant.price, quantity))}</dd>
            </div>
          );
        })}
        {bill.plan && term && (
          <div>
            <dt>
              {t(bill.plan.quantity === 1 ? 'plan' : 'times', {
                count: bill.plan.quantity,
                term: term.title,
                title: t('plan', { term: term.title }),
              })}
            </dt>
            <dd>{price(multiplyMoney(term.price, bill.plan.quantity))}</dd>
          </div>
        )}
        <div className="quiz-total">
          <dt>{t(isVisit ? 'installed' : 'today')}</dt>
          <dd>{price(billTotal(bill, term, locale.currency))}</dd>
        </div>
      </dl>
      {bill.plan && (
        <ChoiceGroup legend={t('planTitle')} className="quiz-terms">
          {bill.plan.terms.map(each => {
            const plan = planOf(bill, each);
            return (
              <RadioCard
                key={each.id}
                name="finder-plan"
                value={each.id}
                checked={each.id === termId}
                onSelect={setTermId}
              >
                <span className="block font-semibold">
                  {each.title}, {price(each.price)}
                </span>
                {plan && (
                  <span className="block text-sm text-ink-soft">{planLabel(plan, true)}</span>
                )}
              </RadioCard>
            );
          })}
        </ChoiceGroup>
      )}
      {hasLocalPlan && dealer && (
        <p className="text-sm">{t('product:servicePlan.local', { name: dealer.name })}</p>
      )}
      <div className="quiz-actions">
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
