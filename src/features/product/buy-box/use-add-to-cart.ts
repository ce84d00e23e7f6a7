import { useRef, useState } from 'react';
import { isPriceIn } from '~/src/domain/commerce/money';
import { useCartActions, type AddFailureCode } from '~/src/features/cart';
import { useLocale } from '~/src/features/locale';
import type { ChosenAddOns } from './add-ons';
import type { Offer } from './purchase/use-offer';
import {
  toAddLine,
  chosenVariant,
  matchPlan,
  addOnPlan,
  type PurchasableProduct,
} from './add-on-plans';
import { bestValuePlan } from '../plans/best-value-plan';
import { EXISTING_PLAN } from '../plans/service-plan-choice';
import type { Renewal } from '../plans/service-plan-choice-renewal';

export interface AddToCart {
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  /** The typed quantity cannot be ordered: nothing is added until it is changed. */
  readonly refuseQuantity: () => void;
  readonly servicePlan: string | null;
  readonly chooseServicePlan: (choice: string) => void;
  readonly isServicePlanMissing: boolean;
  readonly renewal: Renewal;
  readonly addOns: ChosenAddOns;
  readonly toggleAddOn: (handle: string) => void;
  readonly pickAddOn: (handle: string, variantId: string) => void;
  /** Why the last attempt failed, or null; `quantity` is rejected before an attempt. */
  readonly failure: {
    readonly code: AddFailureCode | 'quantity';
    readonly message: string | null;
  } | null;
  readonly add: () => void;
}

interface AddToCartOptions
  extends Pick<Offer, 'product' | 'variant' | 'purchase' | 'servicePlan' | 'stockLimit'> {
  /** Whether the term that costs least by the month is selected until the shopper selects another. */
  readonly isPlanPreselected: boolean;
  readonly addOns: readonly PurchasableProduct[];
}

const toggle = (set: ReadonlySet<string>, value: string): ReadonlySet<string> =>
  set.has(value) ? new Set([...set].filter(each => each !== value)) : new Set([...set, value]);

/** Adds the selected product, plan and add-ons with one press of the button. */
export const useAddToCart = (options: AddToCartOptions): AddToCart => {
  const { product, variant, purchase, servicePlan, stockLimit } = options;
  const cart = useCartActions();
  const { locale } = useLocale();
  const [wanted, setWanted] = useState(1);
  const [chosenPlan, choosePlan] = useState<string | null>(null);
  const [isRenewing, setRenewing] = useState(true);
  const [wasRefused, setRefused] = useState(false);
  const [addOns, setAddOns] = useState<ChosenAddOns>({ ticked: new Set(), picked: {} });
  const [failure, setFailure] = useState<AddToCart['failure']>(null);
  const latest = useRef<Promise<unknown>>();
  const quantity = Math.max(1, Math.min(wanted, stockLimit.max ?? wanted));
  const isRefused = failure?.code === 'quantity';
  const bestValue =
    servicePlan && options.isPlanPreselected ? bestValuePlan(servicePlan, locale.currency) : null;
  const planChoice = chosenPlan ?? bestValue?.id ?? null;

  const add = (): void => {
    const isPlanMissing = servicePlan !== null && planChoice === null;
    setRefused(isPlanMissing);
    const isComplete = purchase.check() && !isPlanMissing;
    if (isRefused || !isComplete || variant?.availability !== 'inStock' || stockLimit.max === 0)
      return;

    const own = purchase.plan
      ? { isFound: true as const, plan: purchase.plan }
      : matchPlan(product, variant, isRenewing);
    const term =
      planChoice === EXISTING_PLAN
        ? null
        : servicePlan?.variants.find(({ id }) => id === planChoice);
    const match = servicePlan && term ? matchPlan(servicePlan, term, isRenewing) : null;
    // Spec account §8 'Selecting Plan Failed': shown beside the plan, and nothing is added.
    if (!own.isFound || match?.isFound === false) return;
    if (term && !isPriceIn(term.price, locale.currency)) return;

    const extras = options.addOns.flatMap(addOn => {
      const chosen = addOns.ticked.has(addOn.handle)
        ? chosenVariant(addOn, addOns.picked[addOn.handle], locale.currency)
        : null;
      if (!chosen) return [];
      const extra = addOnPlan(addOn, chosen);
      return extra.isFound ? [toAddLine(addOn, chosen, extra.plan, 1)] : [];
    });
    setFailure(null);
    const adding = cart.add([
      toAddLine(product, variant, own.plan, quantity),
      ...(servicePlan && term && match ? [toAddLine(servicePlan, term, match.plan, quantity)] : []),
      ...extras,
    ]);
    latest.current = adding;
    void adding.then(outcome => {
      // Pressed again in the meantime: the cart shows the new attempt as under way.
      if (latest.current !== adding) return;
      setFailure(outcome.ok ? null : { code: outcome.code, message: outcome.message });
    });
  };

  return {
    quantity,
    setQuantity: next => {
      setWanted(next);
      setFailure(null);
    },
    refuseQuantity: () => setFailure({ code: 'quantity', message: null }),
    servicePlan: planChoice,
    chooseServicePlan: choosePlan,
    isServicePlanMissing: wasRefused && planChoice === null,
    renewal: { isRenewing, setRenewing },
    addOns,
    toggleAddOn: handle => setAddOns(now => ({ ...now, ticked: toggle(now.ticked, handle) })),
    pickAddOn: (handle, variantId) =>
      setAddOns(now => ({ ...now, picked: { ...now.picked, [handle]: variantId } })),
    failure,
    add,
  };
};
