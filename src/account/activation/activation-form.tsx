import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { Button } from '~/src/ui/button';
import { Field } from '~/src/ui/forms/field';
import { ArrowRightIcon, CheckIcon } from '~/src/ui/icons';
import { useAccount } from '../session/session-context';
import { LoadFailure } from '../ui/load-failure';
import { useSingleFlight } from '../ui/use-single-flight';
import { isUsed, storeUsedCode, type ActivationLink } from './activation-link';
import { activationRules, type ActivationValues } from './activation-rules';
import { useActivation } from './use-activation';

interface ActivatedProps {
  readonly subscriptionId: string;
  readonly onAnother: () => void;
}

function Activated({ subscriptionId, onAnother }: ActivatedProps) {
  const { t } = useTranslation('account-payment');
  const place = useRef<HTMLDivElement>(null);
  // The pressed button disappears together with its form.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="activation-done">
      <span className="prop-icon">
        <CheckIcon />
      </span>
      <p className="text-xl font-semibold">{t('activation.done')}</p>
      <p className="text-ink-soft">{t('activation.doneHint')}</p>
      <LocalLink to={`/account/subscriptions/${subscriptionId}`} className="link-arrow">
        {t('activation.plan')}
        <ArrowRightIcon size={20} />
      </LocalLink>
      <Button variant="secondary" onClick={onAnother}>
        {t('activation.another')}
      </Button>
    </div>
  );
}

interface ActivationFormProps {
  /** The values from the activation email's link. */
  readonly link: ActivationLink;
  readonly onDone?: () => void;
  readonly onAnother?: () => void;
}

/** Activates a collar with its code (spec account §5 "Activation", §8). */
export function ActivationForm({ link, onDone, onAnother }: ActivationFormProps) {
  const { t } = useTranslation(['account-payment', 'forms']);
  const { customer } = useAccount();
  const activate = useActivation();
  const resolver = useMemo(() => yupResolver(activationRules(t)), [t]);
  const { register, handleSubmit, reset, formState } = useForm<ActivationValues>({
    resolver,
    defaultValues: {
      activationCode: isUsed(link.code) ? '' : (link.code ?? ''),
      email: link.email ?? customer.email,
    },
  });
  const { errors } = formState;
  const [outcome, setOutcome] = useState<'used' | 'refused' | 'failed' | null>(
    isUsed(link.code) ? 'used' : null,
  );
  const [active, setActive] = useState<string | null>(null);

  const { run, isBusy } = useSingleFlight(
    handleSubmit(async values => {
      setOutcome(null);
      const done = await activate(values);
      if (done.ok) {
        setActive(done.value.rechargeId);
        storeUsedCode(values.activationCode);
        onDone?.();
        return;
      }
      const [refusal] = done.error.userErrors;
      const isRefused = done.error.kind === 'user' && refusal?.code !== 'signed-out';
      setOutcome(isRefused ? 'refused' : 'failed');
    }),
  );

  return (
    <>
      <div role="status">
        {active !== null && (
          <Activated
            subscriptionId={active}
            onAnother={() => {
              reset({ activationCode: '', email: customer.email });
              setActive(null);
              onAnother?.();
            }}
          />
        )}
      </div>
      {active === null && (
        <form
          noValidate
          className="account-form activation-form"
          aria-busy={isBusy || undefined}
          onSubmit={event => {
            event.preventDefault();
            run();
          }}
        >
          <Field
            label={t('activation.code')}
            error={errors.activationCode?.message ?? null}
            aria-invalid={errors.activationCode || outcome === 'refused' ? true : undefined}
            className="activation-code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            {...register('activationCode')}
          />
          <Field
            label={t('activation.email')}
            note={t('activation.emailNote')}
            error={errors.email?.message ?? null}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            {...register('email')}
          />
          {outcome === 'used' && <p className="account-hint">{t('activation.used')}</p>}
          {outcome && outcome !== 'used' && <LoadFailure>{t(`activation.${outcome}`)}</LoadFailure>}
          <div className="account-form-end">
            <Button type="submit" variant="primary" busy={isBusy}>
              {t(isBusy ? 'activation.busy' : 'activation.submit')}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
