import { useTranslation } from 'react-i18next';
import { MAX_LINE_QUANTITY } from '~/src/domain/commerce/cart';
import type { AddToCart } from '../use-add-to-cart';

type Failure = AddToCart['failure'];

/** The id of the message, if it is about the quantity, whose field refers to it. */
export const quantityProblemId = (failure: Failure): string | undefined =>
  failure?.code === 'quantity' ? 'quantity-problem' : undefined;

interface AddFailureProps {
  readonly failure: Failure;
  /** How many can be added; null when stock sets no limit. */
  readonly max: number | null;
}

/** Why nothing was added to the cart. */
export function AddFailure({ failure, max }: AddFailureProps) {
  const { t } = useTranslation('product');
  return (
    <p id={quantityProblemId(failure)} role="alert" className="field-error empty:hidden">
      {failure &&
        (failure.message ?? t(`cart:addFailed.${failure.code}`, { max: max ?? MAX_LINE_QUANTITY }))}
    </p>
  );
}
