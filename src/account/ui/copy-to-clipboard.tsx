import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '~/src/ui/icons';
import { LoadFailure } from './load-failure';

const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** The outcome of the last copy. */
export interface CopyState {
  readonly outcome: { readonly label: string; readonly isCopied: boolean } | null;
  readonly copy: (label: string, text: string) => void;
  readonly retry: () => void;
}

export const useCopy = (): CopyState => {
  const [last, setLast] = useState({ label: '', text: '' });
  const [outcome, setOutcome] = useState<CopyState['outcome']>(null);
  const copy = (label: string, text: string): void => {
    // Cleared in between, so that the same sentence is announced again.
    setOutcome(null);
    setLast({ label, text });
    void copyText(text).then(isCopied => setOutcome({ label, isCopied }));
  };
  return { outcome, copy, retry: () => copy(last.label, last.text) };
};

/** Says whether a text was copied (spec account §8); offers a retry if not. */
export function CopyOutcome({ state }: { readonly state: CopyState }) {
  const { t } = useTranslation('account');
  const { outcome, retry } = state;
  const label = outcome?.label;
  return (
    <>
      <p role="status" className={outcome?.isCopied ? 'account-news' : 'sr-only'}>
        {outcome?.isCopied && (
          <>
            <CheckIcon size={20} />
            {t('copy.copied', { label })}
          </>
        )}
      </p>
      {outcome && !outcome.isCopied && (
        <LoadFailure onRetry={retry}>{t('copy.notCopied', { label })}</LoadFailure>
      )}
    </>
  );
}
