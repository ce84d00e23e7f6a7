import { forwardRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '~/src/ui/icons';

interface StepTitleProps {
  readonly id: string;
  readonly number: number;
  readonly isDone: boolean;
  /** Whether the step cannot begin before another one is complete. */
  readonly isWaiting?: boolean;
  readonly children: ReactNode;
}

/** The heading of a step, with its number, or a check mark once the step is complete. */
export const StepTitle = forwardRef<HTMLHeadingElement, StepTitleProps>(function StepTitle(
  { id, number, isDone, isWaiting = false, children },
  ref,
) {
  const { t } = useTranslation('account-appointments');
  return (
    <div className="visit-step-head" data-waiting={isWaiting || undefined}>
      <span className="visit-number" data-done={isDone || undefined}>
        {isDone ? <CheckIcon size={20} /> : <span aria-hidden="true">{number}</span>}
        {isDone && <span className="sr-only">{t('booking.done')}</span>}
      </span>
      <h2 id={id} ref={ref} tabIndex={-1} className="text-2xl">
        {children}
      </h2>
    </div>
  );
});
