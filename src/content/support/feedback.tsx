import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendFeedback, type FeedbackRequest } from '~/src/gateways/service/service-gateway';
import { browserSettings } from '~/src/config/settings/browser-settings';
import { Button } from '~/src/ui/button';
import { TextArea } from '~/src/ui/forms/text-area';
import { useLocale } from '~/src/features/locale';

const REASONS = {
  good: ['solved', 'clear', 'quick'],
  bad: ['unclear', 'incomplete', 'didNotWork', 'wrongProduct'],
} as const;

type Reason = NonNullable<FeedbackRequest['reasons']>[number];
type Step = 'asking' | 'sending' | 'failed' | 'thanked';

/** Asks whether an article helped, then why. The first answer counts without the second. */
export function Feedback({ article }: { readonly article: string }) {
  const { t } = useTranslation('support');
  const { brand, locale } = useLocale();
  const [isLive, setLive] = useState(false);
  const [isHelpful, setHelpful] = useState<boolean | null>(null);
  const [step, setStep] = useState<Step>('asking');
  const requestId = useRef('');
  const thanks = useRef<HTMLParagraphElement>(null);

  useEffect(() => setLive(true), []);
  useEffect(() => {
    if (step === 'thanked') thanks.current?.focus();
  }, [step]);

  const send = (answer: boolean, more: Pick<FeedbackRequest, 'reasons' | 'comment'> = {}) => {
    requestId.current ||= crypto.randomUUID();
    return sendFeedback(
      { origin: browserSettings.serviceOrigin },
      {
        ...{ requestId: requestId.current, site: brand.id, locale: locale.id, article },
        isHelpful: answer,
        ...more,
      },
    );
  };
  const choose = (answer: boolean): void => {
    setHelpful(answer);
    // Sends the first answer again with the reasons, so that nothing is lost if this request fails.
    void send(answer);
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isHelpful === null || step === 'sending') return;
    const data = new FormData(event.currentTarget);
    const known = REASONS[isHelpful ? 'good' : 'bad'];
    const reasons: Reason[] = known.filter(reason => data.getAll('reasons').includes(reason));
    const comment = data.get('comment');
    setStep('sending');
    const words = typeof comment === 'string' ? comment.trim() : '';
    const result = await send(isHelpful, { reasons, ...(words ? { comment: words } : {}) });
    setStep(result.ok ? 'thanked' : 'failed');
  };

  if (step === 'thanked') {
    return (
      <p ref={thanks} tabIndex={-1} role="status" className="callout mt-8 font-semibold">
        {t('feedback.thanks')}
      </p>
    );
  }
  return (
    <section aria-labelledby="helpful" className="callout mt-8">
      <h2 id="helpful" className="text-xl mb-4">
        {t('feedback.question')}
      </h2>
      <div className="flex flex-wrap gap-3">
        {[true, false].map(answer => (
          <Button
            key={String(answer)}
            variant="secondary"
            aria-pressed={isHelpful === answer}
            disabled={!isLive}
            onClick={() => choose(answer)}
          >
            {t(answer ? 'feedback.yes' : 'feedback.no')}
          </Button>
        ))}
      </div>
      {isHelpful !== null && (
        <form onSubmit={event => void submit(event)} className="grid gap-4 mt-6">
          <fieldset key={String(isHelpful)}>
            <legend className="mb-2 font-semibold">
              {t(isHelpful ? 'feedback.goodReasons' : 'feedback.badReasons')}
            </legend>
            {REASONS[isHelpful ? 'good' : 'bad'].map(reason => (
              <label key={reason} className="check">
                <input type="checkbox" name="reasons" value={reason} />
                {t(`feedback.reasons.${reason}`)}
              </label>
            ))}
          </fieldset>
          <TextArea
            name="comment"
            rows={3}
            maxLength={1000}
            label={t('feedback.comment')}
            note={t('feedback.commentNote')}
          />
          {step === 'failed' && (
            <p role="alert" className="field-error">
              {t('feedback.failed')}
            </p>
          )}
          <Button type="submit" busy={step === 'sending'} className="justify-self-start">
            {t(step === 'sending' ? 'feedback.sending' : 'feedback.submit')}
          </Button>
        </form>
      )}
    </section>
  );
}
