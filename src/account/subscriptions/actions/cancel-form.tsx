import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { buttonClass } from '~/src/ui/button';
import { TextArea } from '~/src/ui/forms/text-area';
import { allowedActions } from '../allowed-actions';
import { actionPath } from '../subscription-paths';
import { useSubscriptionActions } from '../use-subscription-actions';
import { useSubscriptionWords } from '../use-subscription-words';
import { ActionForm, OptionList } from './action-form';
import type { ActionProps } from './action-props';
import { AUTOSHIP_REASONS, SERVICE_REASONS } from './cancel-reasons';

const MOST_LETTERS = 1000;

const useReasons = (isDigital: boolean): readonly string[] => {
  const { t } = useTranslation('account-subscriptions');
  return isDigital
    ? SERVICE_REASONS.map(key => t(`cancel.reasons.service.${key}`))
    : AUTOSHIP_REASONS.map(key => t(`cancel.reasons.autoship.${key}`));
};

/** Cancels a subscription with a reason: says what stops, and offers a pause instead. */
export function CancelForm({ subscription, onDone, onLeave }: ActionProps) {
  const { t } = useTranslation('account-subscriptions');
  const { cancel } = useSubscriptionActions();
  const words = useSubscriptionWords();
  const { id, isDigital, nextChargeDate } = subscription;
  const reasons = useReasons(isDigital);
  const [reason, setReason] = useState<string | null>(null);
  const [feedback, setFeedback] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <ActionForm
      yes={t('cancel.yes')}
      no={t('cancel.keep')}
      onLeave={onLeave}
      onSubmit={() => {
        if (reason === null) {
          setProblem(t('cancel.reasonMissing'));
          return false;
        }
        onDone(() => cancel(subscription, { reason, feedback: feedback.trim() }));
        return true;
      }}
    >
      <div className="sub-stops">
        <h3>{t('cancel.stops')}</h3>
        <ul>
          <li>{t('cancel.stopsBilling')}</li>
          <li>{t(isDigital ? 'cancel.stopsCollar' : 'cancel.stopsGoods')}</li>
        </ul>
        {isDigital && nextChargeDate !== null && (
          <p>{t('cancel.paidUntil', { day: words.day(nextChargeDate) })}</p>
        )}
        {isDigital && <p className="sub-soft">{t('cancel.again')}</p>}
      </div>
      {allowedActions(subscription).includes('pause') && (
        <div className="sub-instead">
          <p>
            <b>{t('cancel.instead')}</b>
            <span className="sub-option-detail">{t('cancel.insteadBody')}</span>
          </p>
          <LocalLink to={actionPath(id, 'pause')} className={buttonClass('secondary', 'sm')}>
            {t('cancel.pauseInstead')}
          </LocalLink>
        </div>
      )}
      <OptionList
        legend={t('cancel.legend')}
        options={reasons.map(value => ({ value, label: value }))}
        selected={reason}
        problem={problem}
        onSelect={value => {
          setReason(value);
          setProblem(null);
        }}
      />
      <TextArea
        label={t('cancel.feedback')}
        rows={3}
        maxLength={MOST_LETTERS}
        value={feedback}
        onChange={event => setFeedback(event.currentTarget.value)}
      />
    </ActionForm>
  );
}
