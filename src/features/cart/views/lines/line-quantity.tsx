import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_LINE_QUANTITY } from '~/src/domain/commerce/cart';
import { QuantityStepper } from '~/src/ui/forms/quantity-stepper';
import type { CartViewLine } from '~/src/features/cart/types';

const DIGITS = /^\d+$/;

interface LineQuantityProps {
  readonly line: CartViewLine;
  readonly onQuantity: (quantity: number) => void;
  readonly onStep: (by: 1 | -1) => void;
  /** Called when something else is typed. */
  readonly onInput: () => void;
}

/** The quantity of a line. An invalid one is rejected: the cart keeps the old one. */
export function LineQuantity({ line, onQuantity, onStep, onInput }: LineQuantityProps) {
  const { t } = useTranslation('cart');
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const { quantity, merchandise } = line;
  const { title } = merchandise.product;
  const max = Math.min(merchandise.quantityAvailable ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY);

  const refuse = (field: HTMLInputElement): void => {
    const isTooMany = DIGITS.test(field.value.trim());
    field.value = String(quantity);
    if (!merchandise.isAvailable) return setProblem(t('line.soldOut'));
    setProblem(t(isTooMany ? 'line.atMost' : 'line.wholeNumber', { max }));
  };

  return (
    <div
      className="min-w-0"
      onInput={() => {
        setProblem(null);
        onInput();
      }}
    >
      <QuantityStepper
        value={quantity}
        min={0}
        max={max}
        // Also called on leaving a field that shows the old quantity beside the message.
        onChange={next => {
          if (next !== quantity) onQuantity(next);
        }}
        onStep={by => {
          setProblem(null);
          onStep(by);
        }}
        onRefuse={refuse}
        problemId={problem === null ? undefined : id}
        labels={{
          quantity: t('line.quantity', { title }),
          increase: t('line.increase', { title }),
          decrease: t('line.decrease', { title }),
        }}
      />
      <p id={id} role="alert" className="field-error text-sm empty:hidden">
        {problem}
      </p>
    </div>
  );
}
