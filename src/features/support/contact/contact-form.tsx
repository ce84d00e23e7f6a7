import type { FormEvent } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTACT_TOPICS, type ContactField } from '../../../domain/contact-form';
import { Button } from '../../../ui/button';
import { Field, Select } from '../../../ui/field';
import type { TypedForm } from '../../../ui/late-form';
import { TextArea } from '../../../ui/text-area';
import { Captcha } from '../../captcha';
import { labelOf } from './contact-words';
import { Sent } from './sent';
import { useContact } from './use-contact';

export interface ContactFormProps {
  readonly hasSupport: boolean;
  /** Null where HTML is made: the form can be read and filled in, not sent. */
  readonly typed: TypedForm | null;
}

/** A message to customer care (rules: spec account §5). */
export function ContactForm({ hasSupport, typed }: ContactFormProps) {
  const { t } = useTranslation(['support', 'forms']);
  const { form, captcha, sent, isFailed, send, again } = useContact(typed);
  const { register, handleSubmit, watch, formState } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const element = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const isLive = typed !== null;

  useEffect(() => {
    const field = typed?.focused ? element.current?.elements.namedItem(typed.focused) : null;
    if (field instanceof HTMLElement) field.focus();
  }, [typed]);

  const frame = (name: ContactField) => ({
    label: labelOf(t, name),
    error: errors[name]?.message ?? null,
    ...register(name),
  });
  const broken = Object.keys(errors);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    await handleSubmit(send, found => {
      const [first, ...others] = Object.keys(found);
      if (first === 'captcha' && others.length === 0) captcha.focus();
    })(event).finally(() => {
      isBusy.current = false;
    });
  };

  if (sent) return <Sent message={sent} hasSupport={hasSupport} onAgain={again} />;
  return (
    <form
      ref={element}
      noValidate
      method="post"
      aria-label={t('contact.form')}
      onSubmit={event => void submit(event)}
      className="grid gap-5"
    >
      <Select required {...frame('topic')}>
        <option value="">{t('contact.topicChoose')}</option>
        {CONTACT_TOPICS.map(topic => (
          <option key={topic} value={topic}>
            {t(`contact.topics.${topic}`)}
          </option>
        ))}
      </Select>
      <Field required autoComplete="given-name" {...frame('firstName')} />
      <Field required autoComplete="family-name" {...frame('lastName')} />
      <Field required type="email" autoComplete="email" inputMode="email" {...frame('email')} />
      {watch('topic') === 'press' && (
        <Field
          required
          autoComplete="organization"
          note={t('contact.notes.outletName')}
          {...frame('outletName')}
        />
      )}
      <Field
        note={t('contact.notes.productQuestion')}
        {...frame('productQuestion')}
        label={t('contact.optional', { label: labelOf(t, 'productQuestion') })}
      />
      <TextArea required note={t('contact.notes.message')} {...frame('message')} />
      {isLive ? (
        <Captcha
          {...captcha.props}
          words={{
            label: labelOf(t, 'captcha'),
            loading: t('contact.captchaLoading'),
            failed: t('contact.captchaFailed'),
          }}
          error={errors.captcha?.message}
        />
      ) : (
        <p className="captcha field-note">{t('contact.captchaLoading')}</p>
      )}
      <div role="alert">
        {submitCount > 0 && broken.length > 0 && (
          <p className="field-error">
            {t('contact.fix', {
              count: broken.length,
              fields: broken.map(name => labelOf(t, name as ContactField)).join(', '),
            })}
          </p>
        )}
        {isFailed && (
          <div className="notice">
            <p className="font-semibold">{t('contact.notSent')}</p>
            <p>{t('contact.tryLater')}</p>
          </div>
        )}
      </div>
      <Button
        type="submit"
        variant="primary"
        disabled={!isLive}
        busy={isSubmitting}
        className="justify-self-start"
      >
        {t(isSubmitting ? 'contact.sending' : 'contact.submit')}
      </Button>
    </form>
  );
}
