import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { SellingPlan } from '~/src/domain/commerce/product';

/** How often a plan delivers, or renews, in the locale's texts; the plan's own name if unknown. */
export const usePlanLabel = (): ((plan: SellingPlan, isRenewal: boolean) => string) => {
  const { t } = useTranslation('product');
  return useCallback(
    (plan, isRenewal) =>
      plan.interval === null
        ? plan.name
        : t(`${isRenewal ? 'billing' : 'frequency'}.${plan.interval.unit}`, {
            count: plan.interval.count,
          }),
    [t],
  );
};
