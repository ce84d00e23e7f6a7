import { useTranslation } from 'react-i18next';
import { MAX_LINE_QUANTITY } from '~/src/domain/commerce/cart';
import type { SiteSettings } from '~/src/domain/content/content';
import { multiplyMoney, percentOff } from '~/src/domain/commerce/money';
import type { Product, ProductCard, Variant } from '~/src/domain/commerce/product';
import { plansOf } from '~/src/domain/commerce/selling-plans';
import { isPriceKnown } from '../is-price-known';
import { PriceRights, ProductRights } from '~/src/features/consumer-rights';
import { useDealer } from '~/src/features/dealers';
import { useLocale } from '~/src/features/locale';
import { AddOns } from './add-ons';
import { Assurances } from '../assurances';
import { BuyBoxButton } from './buy-box-button';
import { useLazyParts } from './use-lazy-parts';
import { BuyBoxPrice } from './buy-box-price';
import { isNearLimit, useStockLimit } from './use-stock-limit';
import { ConsultationLink } from '../consultation-link';
import type { PurchasableProduct } from './add-on-plans';
import { OptionPicker } from '../options/option-picker';
import { PurchaseChoice } from '../plans/purchase-choice';
import { ServicePlanChoice } from '../plans/service-plan-choice';
import { LazyUnavailable } from './lazy-unavailable';
import { StockNote } from './stock-note';
import { TodayTotal } from './today-total';
import { useAddToCart } from './use-add-to-cart';
import type { ProductSelection } from '../options/use-product-selection';
import { useOptionNameInSentence } from '../options/use-option-name';
import { usePurchase } from './use-purchase';
import { usePurchasePrice } from './use-purchase-price';

interface BuyBoxProps {
  readonly product: Product;
  readonly selection: ProductSelection;
  readonly servicePlan: PurchasableProduct | null;
  readonly addOns: readonly PurchasableProduct[];
  readonly settings: SiteSettings;
  /** A message about what has changed since the build; null if nothing has. */
  readonly changeNotice: string | null;
  /** What is offered in place of a product that is no longer made. */
  readonly replacement?: ProductCard | null;
}

/** Everything from the product's name to the Add to Cart button. */
export function BuyBox({
  product,
  selection,
  servicePlan,
  addOns,
  settings,
  changeNotice,
  replacement = null,
}: BuyBoxProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const { variant } = selection;
  const { rights } = settings;
  const nameOf = useOptionNameInSentence();
  const isTerm = product.variants.some(each => each.subscriptionFrequency !== null);
  const plans = isTerm ? [] : plansOf(product);
  const isPlanRequired = product.requiresSellingPlan && !isTerm;
  const purchase = usePurchase(plans, isPlanRequired);
  const prices = usePurchasePrice();
  const { dealer } = useDealer();
  const localDealer = dealer?.isCompanyOwned === false ? dealer : null;
  const stockLimit = useStockLimit(variant);
  const offeredPlan = localDealer ? null : servicePlan;
  const cart = useAddToCart({
    product,
    variant,
    purchase,
    servicePlan: offeredPlan,
    // European law lets nobody select what costs extra for the shopper.
    isPlanPreselected: !rights,
    addOns,
    stockLimit,
  });
  // Then low stock is mentioned beside the button, together with the quantity in the cart.
  const isTold = isNearLimit(stockLimit, cart.quantity);
  const isLocalTerm = isTerm && localDealer !== null;
  const problemId = cart.failure?.code === 'quantity' ? 'quantity-problem' : undefined;
  const isOnPlan = isTerm || purchase.plan !== null || localDealer !== null;
  const parts = useLazyParts(isOnPlan ? 'now' : cart.servicePlan === null ? null : 'onceUsed');

  const priceAt = ({ price }: Variant, percent: number) =>
    prices.of(product, percentOff(price, percent));
  const isPriced = variant !== null && isPriceKnown(product, variant.price, locale.currency);
  const shown = isPriced ? priceAt(variant, purchase.plan?.discountPercent ?? 0) : null;
  const isBuyable = isPriced && !isLocalTerm;
  const isProStaff = prices.isProStaff && !product.requiresSellingPlan;
  const term = offeredPlan?.variants.find(({ id }) => id === cart.servicePlan) ?? null;
  const isInStock = variant?.availability === 'inStock';

  return (
    <form
      className="buy-box"
      method="dialog"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        const form = event.currentTarget;
        if (isBuyable) cart.add();
        requestAnimationFrame(() => {
          // If its code does not load, the form has still shown the error.
          import('../focus-first-error').then(
            ({ focusFirstError }) => focusFirstError(form),
            () => undefined,
          );
        });
      }}
    >
      {variant && shown && <BuyBoxPrice variant={variant} price={shown} isProStaff={isProStaff} />}
      {process.env.SELLS_ABROAD !== 'no' && rights && variant && shown && (
        <PriceRights rights={rights} variant={variant} lowestPrices={product.lowestPrices ?? []} />
      )}
      {variant && !shown && <p role="status">{t('priceUnknown')}</p>}
      {product.tagline && <p className="text-ink-soft">{product.tagline}</p>}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {changeNotice}
      </p>
      <OptionPicker
        options={selection.options}
        adjusted={selection.adjusted}
        onChoose={selection.choose}
        sizeGuide={product.sizeGuide}
      />
      {selection.optionToChoose !== null && (
        <p className="text-sm text-sale">
          {t('chooseOption', { option: nameOf(selection.optionToChoose) })}
        </p>
      )}
      {shown && variant && plans.length > 0 && (
        <PurchaseChoice
          plans={plans}
          isPlanRequired={isPlanRequired}
          priceAt={percent => priceAt(variant, percent)}
          purchase={purchase}
        />
      )}
      {parts && localDealer && (servicePlan || isTerm) && (
        <parts.LocalDealerPlans dealer={localDealer} />
      )}
      {offeredPlan && (
        <ServicePlanChoice
          servicePlan={offeredPlan}
          chosen={cart.servicePlan}
          isMissing={cart.isServicePlanMissing}
          onChoose={cart.chooseServicePlan}
        />
      )}
      {variant?.isLeadGeneration ? (
        <ConsultationLink />
      ) : (
        <div className="grid gap-3">
          {term && shown && (
            <TodayTotal
              amounts={[shown, term.price]}
              quantity={cart.quantity}
              addOns={addOns}
              chosen={cart.addOns}
            />
          )}
          <BuyBoxButton
            availability={variant?.availability ?? 'outOfStock'}
            isBuyable={isBuyable}
            stockLimit={stockLimit}
            quantity={cart.quantity}
            setQuantity={cart.setQuantity}
            refuseQuantity={cart.refuseQuantity}
            problemId={problemId}
          />
          {parts && shown && purchase.plan && (
            <parts.BuyBoxCharge
              plan={purchase.plan}
              price={multiplyMoney(shown, cart.quantity)}
              isRenewal={isPlanRequired}
            />
          )}
          {((isTerm && !isLocalTerm) || term) && !parts && (
            <p className="min-h-[3lh] text-sm text-ink-soft">{t('purchase.planTerms')}</p>
          )}
          {parts && offeredPlan && term && (
            <parts.RenewalTerms
              product={offeredPlan}
              variant={term}
              quantity={cart.quantity}
              renewal={cart.renewal}
            />
          )}
          {parts && variant && isTerm && !isLocalTerm && (
            <parts.RenewalTerms
              product={product}
              variant={variant}
              quantity={cart.quantity}
              renewal={cart.renewal}
            />
          )}
        </div>
      )}
      <div>
        <StockNote
          variant={isTold && variant ? { ...variant, quantityAvailable: null } : variant}
        />
        {variant && !isInStock && <LazyUnavailable variant={variant} replacement={replacement} />}
      </div>
      {isInStock && (
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
      <p id={problemId} role="alert" className="field-error empty:hidden">
        {cart.failure &&
          (cart.failure.message ??
            t(`cart:addFailed.${cart.failure.code}`, { max: stockLimit.max ?? MAX_LINE_QUANTITY }))}
      </p>
      <Assurances
        settings={settings}
        product={product}
        variant={variant}
        price={shown}
        quantity={cart.quantity}
      />
      {process.env.SELLS_ABROAD !== 'no' && rights && <ProductRights rights={rights} />}
    </form>
  );
}
