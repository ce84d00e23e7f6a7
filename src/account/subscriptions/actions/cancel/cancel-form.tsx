import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { Disclosure } from '~/src/ui/disclosure';
import { TextArea } from '~/src/ui/forms/text-area';
import { ChevronRightIcon } from '~/src/ui/icons';
import { usePictures } from '~/src/account/subscriptions/data/use-pictures';
import { lineTotal } from '~/src/account/subscriptions/deliveries';
import { deliveryAfter } from '~/src/account/subscriptions/schedule';
import { actionPath } from '~/src/account/subscriptions/subscription-paths';
import { SubscriptionPicture } from '~/src/account/subscriptions/subscription-picture';
import { useSubscriptionActions } from '~/src/account/subscriptions/use-subscription-actions';
import { useSubscriptionFormat } from '~/src/account/subscriptions/use-subscription-format';
import { ActionForm, OptionList } from '../action-form';
import type { ActionProps } from '../action-props';
import { answersTo, type CancelAnswer, type CancelReason } from './cancel-answers';
import { AUTOSHIP_REASONS, SERVICE_REASONS } from './cancel-reasons';

const MOST_LETTERS = 1000;

interface Reason {
  readonly key: CancelReason;
  readonly text: string;
}

const useReasons = (isDigital: boolean): readonly Reason[] => {
  const { t } = useTranslation('account-subscriptions');
  return isDigital
    ? SERVICE_REASONS.map(key => ({ key, text: t(`cancel.reasons.service.${key}`) }))
    : AUTOSHIP_REASONS.map(key => ({ key, text: t(`cancel.reasons.autoship.${key}`) }));
};

interface PartProps {
  readonly subscription: Subscription;
}

function Canceled({ subscription }: PartProps) {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const { variantId, isDigital, frequency } = subscription;
  const image = usePictures([subscription]).get(variantId ?? '');
  return (
    <div className="sub-option">
      <SubscriptionPicture image={image} isDigital={isDigital} />
      <p>
        <b className="font-semibold">{format.name(subscription)}</b>
        <span className="sub-option-detail">
          {t('cancel.cost', {
            amount: format.money(lineTotal(subscription)),
            frequency: format.frequency(frequency),
          })}
        </span>
      </p>
    </div>
  );
}

/** The effect of an alternative; empty if its own form determines it. */
const useOutcome = (subscription: Subscription): ((answer: CancelAnswer) => string) => {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const { nextChargeDate: day, frequency, quantity, isDigital } = subscription;
  return answer => {
    if (answer === 'frequency') {
      return t('cancel.outcomes.frequency', { frequency: format.frequency(frequency) });
    }
    if (answer === 'quantity') return t('cancel.outcomes.quantity', { count: quantity });
    if (answer === 'swap' || day === null) return '';
    if (answer === 'skip') {
      return t(isDigital ? 'cancel.outcomes.skipBilling' : 'cancel.outcomes.skip', {
        day: format.shortDay(day),
        after: format.shortDay(deliveryAfter(day, subscription)),
      });
    }
    return t(`cancel.outcomes.${answer}`, { day: format.shortDay(day) });
  };
};

function Instead({ subscription, reason }: PartProps & { readonly reason: CancelReason }) {
  const { t } = useTranslation('account-subscriptions');
  const outcome = useOutcome(subscription);
  const { id, isDigital } = subscription;
  const answers = answersTo(reason, subscription);
  if (reason === 'pet') return <p>{t('cancel.sorry')}</p>;
  if (answers.length === 0) return null;
  return (
    <div className="sub-instead">
      <h3>{t('cancel.instead')}</h3>
      <ul>
        {answers.map(answer => (
          <li key={answer}>
            <LocalLink
              to={actionPath(id, answer, answer === 'next-date' ? { day: 'soonest' } : {})}
              className="sub-offer"
            >
              <span className="font-semibold">
                {t(
                  isDigital && answer === 'frequency' ? 'cancel.plan' : `cancel.answers.${answer}`,
                )}
              </span>
              <span className="sub-option-detail">{outcome(answer)}</span>
              <ChevronRightIcon />
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Stops({ subscription }: PartProps) {
  const { isDigital, nextChargeDate, hasFailed, retryDate } = subscription;
  // After a declined card, nothing is paid until the next date.
  const isRunning = isDigital && nextChargeDate !== null && !hasFailed && !retryDate;
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  return (
    <div className="sub-stops">
      <h3>{t('cancel.stops')}</h3>
      <ul>
        {isDigital && <li>{t('cancel.stopsCollar')}</li>}
        <li>{t('cancel.stopsBilling')}</li>
        {!isDigital && <li>{t('cancel.stopsGoods')}</li>}
      </ul>
      {isRunning && <p>{t('cancel.runsUntil', { day: format.day(nextChargeDate) })}</p>}
      {isDigital && <p className="sub-soft">{t('cancel.again')}</p>}
    </div>
  );
}

/**
 * Cancels a subscription in two steps: asks for the reason, then offers alternatives and says what
 * will stop.
 */
export function CancelForm({ subscription, onDone, onLeave }: ActionProps) {
  const { t } = useTranslation('account-subscriptions');
  const { cancel } = useSubscriptionActions();
  const reasons = useReasons(subscription.isDigital);
  const [selected, setSelected] = useState<CancelReason | null>(null);
  const [isAnswered, setAnswered] = useState(false);
  const [feedback, setFeedback] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const reason = reasons.find(({ key }) => key === selected);
  const second = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAnswered) second.current?.focus();
  }, [isAnswered]);
  if (isAnswered && reason) {
    return (
      <ActionForm
        key="answer"
        yes={t('cancel.yes')}
        no={t('cancel.keep')}
        isEnding
        onLeave={onLeave}
        onSubmit={() => {
          onDone(() => cancel(subscription, { reason: reason.text, feedback: feedback.trim() }));
          return true;
        }}
      >
        <div className="sub-reason">
          <p ref={second} tabIndex={-1}>
            <span className="sub-option-detail">{t('cancel.chosen')}</span>
            {reason.text}
          </p>
          <button type="button" className="link sub-fact-change" onClick={() => setAnswered(false)}>
            {t('cancel.other')}
          </button>
        </div>
        <Instead subscription={subscription} reason={reason.key} />
        <Stops subscription={subscription} />
        <Disclosure summary={t('cancel.comment')}>
          <TextArea
            label={t('cancel.feedback')}
            rows={2}
            maxLength={MOST_LETTERS}
            value={feedback}
            onChange={event => setFeedback(event.currentTarget.value)}
          />
        </Disclosure>
      </ActionForm>
    );
  }
  return (
    <ActionForm
      key="reason"
      yes={t('cancel.goOn')}
      no={t('cancel.keep')}
      onLeave={onLeave}
      onSubmit={() => {
        if (!reason) {
          setProblem(t('cancel.reasonMissing'));
          return false;
        }
        setAnswered(true);
        return true;
      }}
    >
      <Canceled subscription={subscription} />
      <div className="sub-reasons">
        <OptionList
          legend={t('cancel.legend')}
          options={reasons.map(({ key, text }) => ({ value: key, label: text }))}
          selected={selected}
          problem={problem}
          onSelect={value => {
            setSelected(value);
            setProblem(null);
          }}
        />
      </div>
    </ActionForm>
  );
}
