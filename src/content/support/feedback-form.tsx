import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeedbackRequest } from '~/src/gateways/service/service-gateway';
import { Button } from '~/src/ui/button';
import { TextArea } from '~/src/ui/forms/text-area';

const REASONS = {
  good: ['solved', 'clear', 'quick'],
  bad: ['unclear', 'incomplete', 'didNotWork', 'wrongProduct'],
} as const;

type Reason = NonNullable<FeedbackRequest['reasons']>[number];

/** What the second question adds to an answer. */
export type FeedbackDetails = Pick<FeedbackRequest, 'reasons' | 'comment'>;

interface FeedbackFormProps {
  readonly isHelpful: boolean;
  readonly state: 'asking' | 'sending' | 'failed';
  readonly onSend: (details: FeedbackDetails) => void;
}

/** Asks why an article helped or did not. */
export function FeedbackForm({ isHelpful, state, onSend }: FeedbackFormProps) {
  const { t } = useTranslation('support');
  const [isEmpty, setEmpty] = useState(false);
  const errorId = useId();
  const reasonList = useRef<HTMLFieldSetElement>(null);
  const known = REASONS[isHelpful ? 'good' : 'bad'];
  useEffect(() => setEmpty(false), [isHelpful]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (state === 'sending') return;
    const data = new FormData(event.currentTarget);
    const reasons: Reason[] = known.filter(reason => data.getAll('reasons').includes(reason));
    const given = data.get('comment');
    const comment = typeof given === 'string' ? given.trim() : '';
    const hasContent = reasons.length > 0 || comment !== '';
    setEmpty(!hasContent);
    if (!hasContent) {
      reasonList.current?.querySelector('input')?.focus();
      return;
    }
    onSend({ reasons, ...(comment ? { comment } : {}) });
  };
  return (
    <form onSubmit={submit} className="grid gap-4 mt-6">
      <fieldset
        key={String(isHelpful)}
        ref={reasonList}
        aria-describedby={isEmpty ? errorId : undefined}
      >
        <legend className="mb-2 font-semibold">
          {t(isHelpful ? 'feedback.goodReasons' : 'feedback.badReasons')}
        </legend>
        {known.map(reason => (
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
      {(isEmpty || state === 'failed') && (
        <p id={errorId} role="alert" className="field-error">
          {t(isEmpty ? 'feedback.empty' : 'feedback.failed')}
        </p>
      )}
      <Button type="submit" busy={state === 'sending'} className="justify-self-start">
        {t(state === 'sending' ? 'feedback.sending' : 'feedback.submit')}
      </Button>
    </form>
  );
}
