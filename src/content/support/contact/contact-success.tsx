import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SUPPORT_PATH } from '~/src/domain/content/support';
import { Button, buttonClass } from '~/src/ui/button';
import { LocalLink } from '~/src/features/links';
import type { SentMessage } from './contact-handler';

export interface ContactSuccessProps {
  readonly message: SentMessage;
  readonly hasSupport: boolean;
  readonly onAgain: () => void;
}

/** The confirmation of a sent message, with its reference number and further links. */
export function ContactSuccess({ message, hasSupport, onAgain }: ContactSuccessProps) {
  const { t } = useTranslation('support');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="callout">
      <h2 ref={heading} tabIndex={-1} className="text-2xl mb-2">
        {t('contact.sentTitle', { name: message.firstName })}
      </h2>
      <p>{t('contact.sent', { email: message.email })}</p>
      <p className="font-semibold">{t('contact.sentNumber', { id: message.receipt.id })}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {hasSupport && (
          <LocalLink to={SUPPORT_PATH} className={buttonClass()}>
            {t('contact.back')}
          </LocalLink>
        )}
        <Button variant="secondary" onClick={onAgain}>
          {t('contact.another')}
        </Button>
      </div>
    </div>
  );
}
