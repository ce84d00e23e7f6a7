import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendFeedback } from '~/src/gateways/service/service-gateway';
import { browserSettings } from '~/src/config/settings/browser-settings';
import { Button } from '~/src/ui/button';
import { useLocale } from '~/src/features/locale';
import { FeedbackForm, type FeedbackDetails } from './feedback-form';

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

  const send = (answer: boolean, details: FeedbackDetails = {}) => {
    requestId.current ||= crypto.randomUUID();
    return sendFeedback(
      { origin: browserSettings.serviceOrigin },
      {
        requestId: requestId.current,
        site: brand.id,
        locale: locale.id,
        article,
        isHelpful: answer,
        ...details,
      },
    );
  };
  const choose = (answer: boolean): void => {
    setHelpful(answer);
    // Sends the first answer again with the reasons, so that nothing is lost if this request fails.
    void send(answer);
  };
  const sendDetails = async (answer: boolean, details: FeedbackDetails): Promise<void> => {
    setStep('sending');
    const result = await send(answer, details);
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
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="helpful" className="text-xl">
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
      </div>
      {isHelpful !== null && (
        <FeedbackForm
          isHelpful={isHelpful}
          state={step}
          onSend={details => void sendDetails(isHelpful, details)}
        />
      )}
    </section>
  );
}
