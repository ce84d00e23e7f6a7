import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CONTACT_TOPICS,
  isContactField,
  type ContactField,
  type ContactTopic,
} from './contact-fields';
import { Button } from '~/src/ui/button';
import { Field, Select } from '~/src/ui/forms/field';
import { TextArea } from '~/src/ui/forms/text-area';
import { Captcha } from '~/src/features/captcha';
import { useLocale } from '~/src/features/locale';
import type { SentMessage } from './contact-handler';
import { contactMessages, labelOf } from './contact-messages';
import { ContactSuccess } from './contact-success';
import { useContactForm } from './use-contact-form';

export interface ContactFormProps {
  readonly hasSupport: boolean;
  /** Whether the site sells on autoship. */
  readonly hasAutoship?: boolean;
  /** The topic of those who withdraw from a contract; null where the law does not ask for it. */
  readonly withdrawal?: string | null;
  /** The error if the code that sends the message cannot be loaded. */
  readonly unloaded: string;
}

interface MessageFormProps extends Omit<ContactFormProps, 'hasSupport'> {
  /** The message that was just sent, if the visitor starts another. */
  readonly before: SentMessage | null;
  readonly onSent: (message: SentMessage) => void;
}

/** The topics of the site with their names. */
function useTopics({ hasAutoship = true, withdrawal }: Omit<ContactFormProps, 'hasSupport'>) {
  const { t } = useTranslation('support');
  const { brand } = useLocale();
  return CONTACT_TOPICS.flatMap((topic): readonly (readonly [ContactTopic, string])[] => {
    if (topic === 'withdrawal') return withdrawal ? [[topic, withdrawal]] : [];
    if (topic === 'fence' && !brand.hasDealers) return [];
    if (topic === 'account' && !hasAutoship) return [];
    return [[topic, t(`contact.topics.${topic}`)]];
  });
}

function MessageForm(shown: MessageFormProps) {
  const { before, unloaded, onSent } = shown;
  const { t } = useTranslation(['support', 'forms']);
  const { form, props, captcha, isTried, isPress, outletName } = useContactForm(
    before,
    unloaded,
    onSent,
  );
  const topics = useTopics(shown);
  const { errors, failure } = form;
  const isSending = form.status === 'sending';
  const frame = (name: ContactField) => ({ name, label: labelOf(t, name), error: errors[name] });
  const broken = Object.keys(errors).filter(isContactField);
  const { required } = contactMessages(t);
  const isOnlyMissing = broken.every(name => errors[name] === required(name));

  return (
    <form {...props} aria-label={t('contact.form')} className="grid gap-5">
      <Select required {...frame('topic')}>
        <option value="">{t('contact.topicChoose')}</option>
        {topics.map(([topic, label]) => (
          <option key={topic} value={topic}>
            {label}
          </option>
        ))}
      </Select>
      <div className="field-row">
        <Field required autoComplete="given-name" {...frame('firstName')} />
        <Field required autoComplete="family-name" {...frame('lastName')} />
      </div>
      <Field required type="email" autoComplete="email" inputMode="email" {...frame('email')} />
      {isPress && (
        <Field
          required
          autoComplete="organization"
          note={t('contact.notes.outletName')}
          defaultValue={outletName}
          {...frame('outletName')}
        />
      )}
      <Field
        note={t('contact.notes.productQuestion')}
        {...frame('productQuestion')}
        label={t('contact.optional', { label: labelOf(t, 'productQuestion') })}
      />
      <TextArea required note={t('contact.notes.message')} {...frame('message')} />
      <Captcha
        {...captcha.props}
        name="captcha"
        words={{
          label: labelOf(t, 'captcha'),
          loading: t('contact.captchaLoading'),
          failed: t('contact.captchaFailed'),
        }}
        error={errors.captcha}
      />
      <div role="alert">
        {isTried && broken.length > 0 && (
          <p className="field-error">
            {t(isOnlyMissing ? 'contact.fill' : 'contact.fix', {
              count: broken.length,
              fields: broken.map(name => labelOf(t, name)).join(', '),
            })}
          </p>
        )}
        {failure && (
          <div className="notice">
            <p className="font-semibold">{t('contact.notSent')}</p>
            <p>{failure}</p>
          </div>
        )}
      </div>
      <Button type="submit" variant="primary" busy={isSending} className="contact-send">
        {t(isSending ? 'contact.sending' : 'contact.submit')}
      </Button>
    </form>
  );
}

/** A message to customer care (rules: spec account §5). */
export function ContactForm({ hasSupport, ...shown }: ContactFormProps) {
  const [sent, setSent] = useState<SentMessage | null>(null);
  const [isDone, setDone] = useState(false);
  if (sent && isDone) {
    return <ContactSuccess message={sent} hasSupport={hasSupport} onAgain={() => setDone(false)} />;
  }
  return (
    <MessageForm
      {...shown}
      before={sent}
      onSent={message => {
        setSent(message);
        setDone(true);
      }}
    />
  );
}
