import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/src/ui/button';
import { InfoIcon } from '~/src/ui/icons';
import { useFocusReturn } from '~/src/ui/use-focus-return';

export interface LoadFailureProps {
  /** Says what could not be loaded. */
  readonly children: ReactNode;
  /** Absent if submitting the form is the retry. */
  readonly onRetry?: () => void;
  /** Whether the retry is running. */
  readonly isRetrying?: boolean;
}

/** Replaces what could not be loaded with a message and a retry button. */
export function LoadFailure({ children, onRetry, isRetrying = false }: LoadFailureProps) {
  const { t } = useTranslation('common');
  const place = useFocusReturn<HTMLDivElement>();
  return (
    <div ref={place} role="alert" className="account-failure">
      <div className="account-failure-text">
        <InfoIcon size={24} />
        <p>{children}</p>
      </div>
      {onRetry && (
        <Button variant="secondary" size="sm" busy={isRetrying} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  );
}
