import { useState } from 'react';
import type { Variant } from '../../domain/product';
import { useCartActions, type NoticeCode } from '../cart';
import { addLine, buyableVariant, requiredPlan, type Addable } from './extras';
import { OWN_PLAN } from './service-plan-choice';
import type { Purchase } from './use-purchase';

export interface AddToCart {
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  readonly servicePlan: string | null;
  readonly chooseServicePlan: (choice: string) => void;
  readonly isServicePlanMissing: boolean;
  readonly addOns: ReadonlySet<string>;
  readonly toggleAddOn: (handle: string) => void;
  /** Why the last try failed, or null. */
  readonly failure: { readonly code: NoticeCode; readonly message: string | null } | null;
  readonly add: () => void;
}

interface Offer {
  readonly product: Addable;
  readonly variant: Variant | null;
  readonly purchase: Purchase;
  readonly servicePlan: Addable | null;
  readonly addOns: readonly Addable[];
}

const toggled = (set: ReadonlySet<string>, value: string): ReadonlySet<string> =>
  set.has(value) ? new Set([...set].filter(each => each !== value)) : new Set([...set, value]);

/** What the shopper puts into the cart with one press of the button. */
export const useAddToCart = ({
  product,
  variant,
  purchase,
  servicePlan,
  addOns,
}: Offer): AddToCart => {
  const cart = useCartActions();
  const [quantity, setQuantity] = useState(1);
  const [planChoice, choosePlan] = useState<string | null>(null);
  const [wasRefused, setRefused] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<AddToCart['failure']>(null);

  const add = (): void => {
    const isPlanMissing = servicePlan !== null && planChoice === null;
    setRefused(isPlanMissing);
    const isComplete = purchase.check() && !isPlanMissing;
    if (!isComplete || !variant || variant.availability !== 'inStock') return;

    const own = purchase.plan ?? requiredPlan(product, variant);
    const planVariant =
      planChoice === OWN_PLAN
        ? undefined
        : servicePlan?.variants.find(each => each.id === planChoice);
    const lines = [
      addLine(product, variant, own, quantity),
      ...(servicePlan && planVariant
        ? [addLine(servicePlan, planVariant, requiredPlan(servicePlan, planVariant), quantity)]
        : []),
      ...addOns
        .filter(addOn => chosen.has(addOn.handle))
        .flatMap(addOn => {
          const first = buyableVariant(addOn);
          return first ? [addLine(addOn, first, requiredPlan(addOn, first), 1)] : [];
        }),
    ];
    setFailure(null);
    void cart.add(lines).then(outcome => {
      setFailure(outcome.ok ? null : { code: outcome.code, message: outcome.message });
    });
  };

  return {
    quantity,
    setQuantity,
    servicePlan: planChoice,
    chooseServicePlan: choosePlan,
    isServicePlanMissing: wasRefused && planChoice === null,
    addOns: chosen,
    toggleAddOn: handle => setChosen(set => toggled(set, handle)),
    failure,
    add,
  };
};
