import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '~/src/domain/locale/format-price';
import type { PlanOption } from './plan-choices';
import { Skeleton } from '~/src/ui/skeleton';
import { useLocale } from '~/src/features/locale';
import type { CartViewLine } from '~/src/features/cart/types';
import { renewalOf } from './renewal';
import { usePlanChoices } from './use-plan-choices';

type Plan = CartViewLine['sellingPlan'];

interface LineDeliveryProps {
  readonly line: CartViewLine;
  readonly isFocused: boolean;
  readonly onChoose: (plan: Plan) => void;
  /** The line's other buttons. */
  readonly children?: ReactNode;
}

interface ChoicesProps {
  readonly choices: readonly PlanOption[];
  readonly current: Plan;
  readonly onChoose: (plan: Plan) => void;
}

/** Buttons, not radios: an arrow key would select every plan that it passes. */
function Choices({ choices, current, onChoose }: ChoicesProps) {
  const { t } = useTranslation('cart');
  const { locale } = useLocale();
  return (
    <div role="group" aria-label={t('delivery.legend')} className="grid gap-2">
      {choices.map(({ plan, price, discountPercent }) => (
        <button
          key={plan?.id ?? ''}
          type="button"
          className="choice cart-choice"
          aria-pressed={(plan?.id ?? null) === (current?.id ?? null)}
          onClick={() => onChoose(plan)}
        >
          <span>
            {plan?.name ?? t('delivery.oneTime')}
            {discountPercent > 0 && (
              <span className="block text-sm text-positive">
                {t('delivery.saves', { discount: discountPercent })}
              </span>
            )}
          </span>
          <span className="font-semibold">{formatPrice(price, locale)}</span>
        </button>
      ))}
    </div>
  );
}

/**
 * Changes a line between one-time purchase and the product's plans, which load on demand. The button
 * is beside the line's others; an offer, whose text is long, is below them.
 */
export function LineDelivery({ line, isFocused, onChoose, children }: LineDeliveryProps) {
  const { t } = useTranslation('cart');
  const [isOpen, setOpen] = useState(false);
  const found = usePlanChoices(line);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { sellingPlan, offeredPlan, merchandise } = line;
  const { title } = merchandise.product;

  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);

  if (sellingPlan === null && offeredPlan === null) return <>{children}</>;
  const words = renewalOf(line) ? 'renewal' : 'delivery';
  const discount = sellingPlan === null ? (offeredPlan?.discountPercent ?? 0) : 0;
  const [text, label] =
    discount > 0
      ? [t('delivery.autoship', { discount }), t('delivery.autoshipLabel', { discount, title })]
      : [t(`${words}.change`), t(`${words}.changeLabel`, { title })];

  const isChoice = found.state === 'read' && found.choices.length > 1;

  const toggle = (): void => {
    if (!isOpen) found.read();
    setOpen(!isOpen);
  };

  const toggleButton = (
    <button
      ref={button}
      type="button"
      className="link min-h-11 text-sm"
      aria-expanded={isOpen}
      aria-controls={panelId}
      aria-label={label}
      onClick={toggle}
    >
      {text}
    </button>
  );

  return (
    <>
      {sellingPlan !== null && toggleButton}
      {children}
      {sellingPlan === null && <div className="basis-full">{toggleButton}</div>}
      <div id={panelId} hidden={!isOpen} className="cart-panel">
        {found.state === 'reading' && <Skeleton className="h-24" />}
        {isChoice && <Choices choices={found.choices} current={sellingPlan} onChoose={onChoose} />}
        <div role="status" className="flex items-center gap-3 text-sm">
          {found.state === 'reading' && <span className="sr-only">{t(`${words}.loading`)}</span>}
          {found.state === 'read' && !isChoice && t(`${words}.onlyOne`)}
          {found.state === 'unsold' && t(`${words}.notSold`)}
          {found.state === 'failed' && (
            <>
              <span>{t(`${words}.failed`)}</span>
              <button type="button" className="link min-h-11" onClick={found.read}>
                {t('retry')}
              </button>
            </>
          )}
        </div>
      </div>
    </>
  );
}
