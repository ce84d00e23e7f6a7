import { useTranslation } from 'react-i18next';
import type { SiteSettings } from '../../domain/content';
import { formatPrice } from '../../domain/format-price';
import { savedPercent } from '../../domain/money';
import { plansOf } from '../../domain/selling-plans';
import type { Product } from '../../domain/product';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Price } from '../../ui/price';
import { QuantityStepper } from '../../ui/quantity-stepper';
import { useLocale } from '../locale';
import { ConsultationLink } from './consultation-link';
import { AddOns } from './add-ons';
import { Assurances } from './assurances';
import type { Addable } from './extras';
import { OptionPicker } from './option-picker';
import { PurchaseChoice } from './purchase-choice';
import { ServicePlanChoice } from './service-plan-choice';
import { StockNote } from './stock-note';
import { useAddToCart } from './use-add-to-cart';
import type { ProductSelection } from './use-product-selection';
import { usePurchase } from './use-purchase';

interface BuyBoxProps {
  readonly product: Product;
  readonly selection: ProductSelection;
  readonly servicePlan: Addable | null;
  readonly addOns: readonly Addable[];
  readonly settings: SiteSettings;
  /** What a fresh reading of the store changed, as a sentence; null when nothing did. */
  readonly news: string | null;
}

/** Everything between the product's name and the button that adds it. */
export function BuyBox({ product, selection, servicePlan, addOns, settings, news }: BuyBoxProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const { variant } = selection;
  const plans = plansOf(product);
  const isSoldByVariantPlan = product.variants.some(each => each.subscriptionFrequency !== null);
  const purchase = usePurchase(
    isSoldByVariantPlan ? [] : plans,
    product.requiresSellingPlan && !isSoldByVariantPlan,
  );
  const cart = useAddToCart({ product, variant, purchase, servicePlan, addOns });
  const compareAt = variant?.compareAtPrice ?? null;
  const shown =
    variant && purchase.plan
      ? purchase.priceOn(variant.price, purchase.plan.discountPercent)
      : variant?.price;
  const isBuyable = variant?.availability === 'inStock';

  return (
    <form
      className="buy-box"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        cart.add();
      }}
    >
      <div className="flex flex-wrap items-center gap-3">
        {shown && (
          <Price
            className="text-2xl"
            price={formatPrice(shown, locale)}
            was={compareAt && formatPrice(compareAt, locale)}
            labels={{ now: t('common:price.now'), was: t('common:price.was') }}
          />
        )}
        {variant && compareAt && (
          <Badge tone="sale">
            {t('purchase.savings', {
              percentageDiscount: savedPercent(compareAt, variant.price),
            })}
          </Badge>
        )}
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {news}
      </p>
      <OptionPicker options={selection.options} onChoose={selection.choose} />
      <div>
        <StockNote variant={variant} />
        {selection.optionToChoose !== null && (
          <p className="text-sm text-sale">
            {t('chooseOption', { option: selection.optionToChoose.toLowerCase() })}
          </p>
        )}
      </div>
      {variant && (purchase.kind === 'autoship' || plans.length > 0) && !isSoldByVariantPlan && (
        <PurchaseChoice
          plans={plans}
          isPlanRequired={product.requiresSellingPlan}
          price={variant.price}
          purchase={purchase}
        />
      )}
      {isSoldByVariantPlan && <p className="text-sm text-ink-soft">{t('purchase.planTerms')}</p>}
      {servicePlan && (
        <ServicePlanChoice
          servicePlan={servicePlan}
          chosen={cart.servicePlan}
          isMissing={cart.isServicePlanMissing}
          onChoose={cart.chooseServicePlan}
        />
      )}
      <AddOns addOns={addOns} chosen={cart.addOns} onToggle={cart.toggleAddOn} />
      {variant?.isLeadGeneration ? (
        <ConsultationLink />
      ) : (
        <div className="flex gap-3">
          <QuantityStepper
            value={cart.quantity}
            max={variant?.quantityAvailable}
            disabled={!isBuyable}
            onChange={cart.setQuantity}
            labels={{
              quantity: t('quantity.label'),
              increase: t('quantity.increase'),
              decrease: t('quantity.decrease'),
            }}
          />
          <Button type="submit" variant="primary" className="grow" disabled={!isBuyable}>
            {t(`availability.${variant?.availability ?? 'outOfStock'}`)}
          </Button>
        </div>
      )}
      <noscript>
        <p className="text-sm text-ink-soft">{t('common:noScript')}</p>
      </noscript>
      <p role="alert" className="field-error empty:hidden">
        {cart.failure && (cart.failure.message ?? t('cart:errors.add'))}
      </p>
      <Assurances settings={settings} />
    </form>
  );
}
