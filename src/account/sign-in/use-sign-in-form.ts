import { useRef, useState, type FormEventHandler } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { GatewayError, Result } from '~/src/domain/data/result';
import { codeOf, signInFailure } from './sign-in-failure';

interface SignInFormOptions<Values extends FieldValues> {
  /** The validation schema (`sign-in-rules.ts`). */
  readonly resolver: Resolver<Values, unknown, Values>;
  readonly values: DefaultValues<Values>;
  /** Sends the values; a failure keeps the input. */
  readonly send: (values: Values) => Promise<Result<unknown>>;
  /**
   * Asked when the values are refused although they may have been accepted before: the reply to them
   * was lost, or they exist. Returns whether they took effect then.
   */
  readonly tookEffect?: (values: Values) => Promise<boolean>;
  readonly onDone: (values: Values) => void;
  /** Returns whether it handled the failure, for example by opening another screen. */
  readonly onFailure?: (error: GatewayError, values: Values) => boolean;
}

/** A sign-in form: validation, one submission at a time, and error messages. */
export function useSignInForm<Values extends FieldValues>({
  resolver,
  values,
  send,
  tookEffect,
  onDone,
  onFailure,
}: SignInFormOptions<Values>) {
  const { t } = useTranslation(['account', 'forms']);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues: values,
  });
  const { errors, isSubmitting } = form.formState;
  /** The last values, if the reply to them was lost. */
  const unanswered = useRef<string | null>(null);

  const submit = form.handleSubmit(async typed => {
    setFailure(null);
    const result = await send(typed);
    if (result.ok) {
      onDone(typed);
      return;
    }
    const sent = JSON.stringify(typed);
    const isRefused = result.error.kind === 'user';
    // A browser may send a request again by itself, so that only the second reply arrives.
    const mayBeDone = unanswered.current === sent || codeOf(result.error) === 'exists';
    if (isRefused && mayBeDone && (await tookEffect?.(typed))) {
      onDone(typed);
      return;
    }
    unanswered.current = isRefused ? null : sent;
    if (onFailure?.(result.error, typed)) return;
    const { field, message } = signInFailure(t, result.error);
    if (field !== null && field in typed) {
      form.setError(field as Path<Values>, { message }, { shouldFocus: true });
    } else setFailure(message);
  });

  const onSubmit: FormEventHandler = event => {
    event.preventDefault();
    if (!isSubmitting) void submit(event);
  };

  return {
    form,
    failure,
    isBusy: isSubmitting,
    submit: () => void submit(),
    /** Another code has been sent, which invalidates the typed one. */
    restart: () => {
      setFailure(null);
      form.clearErrors();
      form.resetField('code' as Path<Values>, { defaultValue: '' as never });
      form.setFocus('code' as Path<Values>);
    },
    formProps: { onSubmit, noValidate: true, className: 'account-form' },
    /** The props of a field, by its name. */
    field: (name: Path<Values>) => ({
      ...form.register(name),
      error: (errors[name]?.message as string | undefined) ?? null,
    }),
  };
}
