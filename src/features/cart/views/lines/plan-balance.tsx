import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '~/src/ui/use-focus-return';
import type { CartViewLine } from '~/src/features/cart/types';
import { isCollar, isServicePlan } from './plan-lines';

interface PlanBalanceProps {
  readonly lines: readonly CartViewLine[];
  readonly onQuantity: (line: CartViewLine, quantity: number) => void;
}

const countOf = (lines: readonly CartViewLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

interface BalanceLineProps {
  readonly text: string;
  readonly action: string;
  readonly onAct: () => void;
}

function BalanceLine({ text, action, onAct }: BalanceLineProps) {
  const line = useFocusReturn<HTMLParagraphElement>();
  return (
    <p ref={line} className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      <span>{text}</span>
      <button type="button" className="link min-h-11" onClick={onAct}>
        {action}
      </button>
    </p>
  );
}

/**
 * Says that the numbers of collars and service plans differ, with a button to fix it. Nothing is
 * shown for a cart without a plan: its shopper has said that they have one already.
 */
export function PlanBalance({ lines, onQuantity }: PlanBalanceProps) {
  const { t } = useTranslation('cart');
  const collars = countOf(lines.filter(isCollar));
  const plans = lines.filter(isServicePlan);
  const count = countOf(plans);
  const [plan] = plans;
  if (!plan || (collars > 0 && collars <= count)) return null;
  if (collars === 0) {
    return (
      <BalanceLine
        text={t('planBalance.alone')}
        action={t('planBalance.remove')}
        onAct={() => onQuantity(plan, 0)}
      />
    );
  }
  const missing = collars - count;
  return (
    <BalanceLine
      text={t('planBalance.missing', { collars, count })}
      action={t('planBalance.add', { count: missing })}
      onAct={() => onQuantity(plan, plan.quantity + missing)}
    />
  );
}
