import { useTranslation } from 'react-i18next';
import type { GatewayError } from '~/src/domain/data/result';
import { NO_SUCH_CHARGE } from '../data/find-charge';
import type { Change } from '../data/change';
import { CHANGED_SINCE } from './undo-unchanged';

export type ChangeTexts = Pick<Change, 'saving' | 'saved' | 'failed' | 'detail' | 'explain'>;

/** The sentences of spec account §8. */
export const useChangeTexts = () => {
  const { t } = useTranslation('account-subscriptions');
  const save: ChangeTexts = {
    saving: t('news.saving'),
    saved: t('news.saved'),
    failed: t('news.saveFailed'),
  };
  const request: Pick<ChangeTexts, 'failed'> = { failed: t('news.requestFailed') };
  const skip: ChangeTexts = { ...save, saving: t('news.skipping'), saved: t('news.skipped') };
  return {
    save,
    skip,
    pause: { ...request, saving: t('news.pausing'), saved: t('news.paused') },
    cancel: { ...request, saving: t('news.canceling'), saved: t('news.canceled') },
    reactivate: { ...save, saving: t('news.reactivating'), saved: t('news.reactivated') },
    undone: {
      saving: t('news.saving'),
      saved: t('news.undone'),
      failed: t('news.undoFailed'),
      explain: ({ userErrors: [first] }: GatewayError): string | null =>
        first?.code === CHANGED_SINCE ? t('news.changedSince') : null,
    },
    isProcessed: ({ userErrors: [first] }: GatewayError): string | null =>
      first?.code === NO_SUCH_CHARGE ? t('processed') : null,
  };
};
