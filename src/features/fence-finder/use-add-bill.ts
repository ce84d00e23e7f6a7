import { useRef, useState } from 'react';
import type { SellingPlan, Variant } from '~/src/domain/commerce/product';
import { useCartActions, type AddFailureCode } from '../cart';
import { matchPlan, toAddLine } from '../product';
import type { Bill } from './bill';

/** The selling plan of a term; null if the term is sold without one, or none matches. */
export const planOf = (bill: Bill, term: Variant): SellingPlan | null => {
  const match = bill.plan ? matchPlan(bill.plan.product, term) : null;
  return match?.isFound ? match.plan : null;
};

interface AddBill {
  readonly add: () => void;
  /** Why the last try failed; null if it did not. */
  readonly failure: { readonly code: AddFailureCode; readonly message: string | null } | null;
  readonly isBusy: boolean;
}

/** Adds all items of a bill to the cart. */
export const useAddBill = (bill: Bill | null, term: Variant | null): AddBill => {
  const cart = useCartActions();
  const [failure, setFailure] = useState<AddBill['failure']>(null);
  const [isBusy, setBusy] = useState(false);
  const isAdding = useRef(false);
  const add = (): void => {
    if (!bill || isAdding.current) return;
    const lines = bill.lines.map(({ product, variant, quantity }) =>
      toAddLine(product, variant, null, quantity),
    );
    const { plan } = bill;
    // Never a term whose plan does not match (spec account §9).
    if (plan && (!term || !matchPlan(plan.product, term).isFound)) return;
    const planLines =
      plan && term ? [toAddLine(plan.product, term, planOf(bill, term), plan.quantity)] : [];
    setFailure(null);
    isAdding.current = true;
    setBusy(true);
    void cart.add([...lines, ...planLines]).then(outcome => {
      isAdding.current = false;
      setBusy(false);
      setFailure(outcome.ok ? null : { code: outcome.code, message: outcome.message });
    });
  };
  return { add, failure, isBusy };
};
