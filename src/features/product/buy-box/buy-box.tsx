import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteSettings } from '~/src/domain/content/content';
import type { Product, ProductCard } from '~/src/domain/commerce/product';
import { ProductRights } from '~/src/features/consumer-rights';
import { MAX_LINE_QUANTITY } from '~/src/domain/commerce/cart';
import { AddOns } from './add-ons';
import { OutPanel } from './out-panel';
import { StockNote } from './stock-note';
import { isNearLimit } from './use-stock-limit';
import type { PurchasableProduct } from './add-on-plans';
import { Assurances } from '../assurances';
import { BuyBoxPrice } from './buy-box-price';
import { ConsultationLink } from '../consultation-link';
import { isService } from '../product-kind';
import { OptionAdvice } from '../options/option-advice';
import { OptionPicker } from '../options/option-picker';
import type { ProductSelection } from '../options/use-product-selection';
import { AddToCartControls } from './purchase/add-to-cart-controls';
import { quantityProblemId } from './purchase/quantity-problem';
import { PlanChoice } from './purchase/plan-choice';
import { useOffer } from './purchase/use-offer';
import { useAddToCart } from './use-add-to-cart';
import { useLazyParts } from './use-lazy-parts';

interface BuyBoxProps {
  readonly product: Product;
  readonly selection: ProductSelection;
  readonly servicePlan: PurchasableProduct | null;
  readonly addOns: readonly PurchasableProduct[];
  readonly settings: SiteSettings;
  /** A message about what has changed since the build; null if nothing has. */
  readonly changeNotice: string | null;
  /** What is offered in place of a product that cannot be bought. */
  readonly replacement?: ProductCard | null;
}

/** Leads to the first error once the form shows it. */
const leadToError = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => {
    // If its code does not load, the form has still shown the error.
    import('../focus-first-error').then(
      ({ focusFirstError }) => focusFirstError(form),
      () => undefined,
    );
  });
};

/** Everything from the product's name to the Add to Cart button. */
export function BuyBox(props: BuyBoxProps) {
  const { product, selection, addOns, settings, replacement = null } = props;
  const { t } = useTranslation('product');
  const { rights } = settings;
  const offer = useOffer(product, selection.variant, props.servicePlan);
  const { variant, price, isTerm, stockLimit } = offer;
  // European law lets nobody select what costs extra for the shopper.
  const cart = useAddToCart({ ...offer, isPlanPreselected: !rights, addOns });
  const { failure } = cart;
  // Low stock is then mentioned beside the button, together with the quantity in the cart.
  const isTold = isNearLimit(stockLimit, cart.quantity);
  const isOnPlan = isTerm || offer.purchase.plan !== null || offer.localDealer !== null;
  const parts = useLazyParts(
    isOnPlan || isService(variant) ? 'now' : cart.servicePlan === null ? null : 'onceUsed',
  );

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (offer.isBuyable) cart.add();
    leadToError(event.currentTarget);
  };

  return (
    <form className="buy-box" method="dialog" noValidate onSubmit={submit}>
      {variant && (
        <BuyBoxPrice
          product={product}
          variant={variant}
          price={price}
          isProStaff={offer.isProStaff}
          rights={rights}
        />
      )}
      {product.tagline && <p className="text-ink-soft">{product.tagline}</p>}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {props.changeNotice}
      </p>
      <OptionPicker
        options={selection.options}
        adjusted={selection.adjusted}
        toChoose={selection.optionToChoose}
        onChoose={selection.choose}
        sizeGuide={product.sizeGuide}
      />
      {offer.isUnavailable && variant ? (
        <OutPanel variant={variant} selection={selection} replacement={replacement} />
      ) : (
        <OptionAdvice option={selection.optionToChoose} />
      )}
      {!offer.isUnavailable && (
        <PlanChoice
          offer={offer}
          cart={cart}
          parts={parts}
          hasPlans={props.servicePlan !== null || isTerm}
        />
      )}
      {variant?.isLeadGeneration ? (
        <ConsultationLink />
      ) : (
        !offer.isUnavailable && (
          <AddToCartControls offer={offer} cart={cart} parts={parts} addOns={addOns} />
        )
      )}
      {/* A service has no stock, and would leave an empty row. */}
      {!offer.isUnavailable && variant?.requiresShipping !== false && (
        <div className="flex gap-x-3">
          <StockNote
            variant={isTold && variant ? { ...variant, quantityAvailable: null } : variant}
          />
        </div>
      )}
      {variant?.availability === 'inStock' && (
        <AddOns
          addOns={addOns}
          chosen={cart.addOns}
          onToggle={cart.toggleAddOn}
          onPick={cart.pickAddOn}
        />
      )}
      <noscript>
        <p className="text-sm text-ink-soft">
          {t(settings.phone ? 'common:noScriptCall' : 'common:noScript', { phone: settings.phone })}
        </p>
      </noscript>
      <p id={quantityProblemId(failure)} role="alert" className="field-error empty:hidden">
        {failure &&
          (failure.message ??
            t(`cart:addFailed.${failure.code}`, { max: stockLimit.max ?? MAX_LINE_QUANTITY }))}
      </p>
      <Assurances
        settings={settings}
        product={product}
        variant={variant}
        price={price}
        quantity={cart.quantity}
      />
      {process.env.SELLS_ABROAD !== 'no' && rights && <ProductRights rights={rights} />}
    </form>
  );
}
