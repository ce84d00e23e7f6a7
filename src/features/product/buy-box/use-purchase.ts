import { useState } from 'react';
import type { SellingPlan } from '~/src/domain/commerce/product';

export type PurchaseKind = 'oneTime' | 'autoship';

export interface Purchase {
  readonly kind: PurchaseKind;
  /** The chosen plan's id; null for one-time, or while no frequency is chosen. */
  readonly planId: string | null;
  readonly plan: SellingPlan | null;
  /** Set once the shopper tried to add without a frequency (spec storefront §5). */
  readonly isFrequencyMissing: boolean;
  readonly chooseKind: (kind: PurchaseKind) => void;
  readonly choosePlan: (id: string) => void;
  /** Whether it can be added; shows the message where it cannot. */
  readonly check: () => boolean;
}

/** The shopper's choice between one-time purchase and the plans that the variant comes on. */
export const usePurchase = (plans: readonly SellingPlan[], isPlanRequired: boolean): Purchase => {
  const [chosenKind, chooseKind] = useState<PurchaseKind>('oneTime');
  const [chosenPlan, setPlan] = useState<string | null>(null);
  const [isFrequencyMissing, setMissing] = useState(false);
  // Plans may end while the page is open: one that is no longer sold cannot stay selected.
  const kind = isPlanRequired ? 'autoship' : plans.length === 0 ? 'oneTime' : chosenKind;
  const onlyPlan = plans.length === 1 ? plans[0] : undefined;
  const plan =
    kind === 'oneTime' ? null : (onlyPlan ?? plans.find(each => each.id === chosenPlan) ?? null);

  return {
    kind,
    planId: plan?.id ?? null,
    plan,
    isFrequencyMissing: isFrequencyMissing && kind === 'autoship' && plan === null,
    chooseKind,
    choosePlan: setPlan,
    check: () => {
      const isComplete = kind === 'oneTime' || plan !== null;
      setMissing(!isComplete);
      return isComplete;
    },
  };
};
