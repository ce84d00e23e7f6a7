import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/src/ui/button';
import { InfoIcon } from '~/src/ui/icons';
import { useFocusReturn } from '~/src/ui/use-focus-return';

export interface LoadFailureProps {
  /** What could not be loaded, in a sentence. */
  readonly children: ReactNode;
  /** Left out where the form itself is what tries again. */
  readonly onRetry?: () => void;
  /** The retry is under way. */
  readonly isRetrying?: boolean;
}

/** Takes the place of what could not be loaded: a sentence, and a button that tries again. */
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
