import { navigate } from 'gatsby';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { localizePath } from '~/src/config/paths';
import { ok, type GatewayError, type Result } from '~/src/domain/data/result';
import { useLocale } from '~/src/features/locale';
import { updateCustomer } from '~/src/gateways/shopify/account/customer-update';
import { makeChange } from '../data/make-change';
import { useStoreCall } from '../data/use-store-call';
import { useAccount } from '../session/session-context';
import { failureKind } from '../ui/failure-kind';
import { useSingleFlight } from '../ui/use-single-flight';
import { shownPhone, toE164 } from './phone';
import { SETTINGS_PATH, type SettingsState } from './settings-state';
import { changedOf, type DetailsValues } from './settings-schemas';

/** The store's own error message; null for other failures. */
const refusalOf = ({ kind, userErrors }: GatewayError): string | null => {
  const [first] = kind === 'user' ? userErrors : [];
  return first && first.code !== 'signed-out' && first.message !== '' ? first.message : null;
};

const DETAILS = ['firstName', 'lastName', 'phone', 'acceptsMarketing'] as const;

interface SaveDetailsOptions {
  /** Whether errors of the last submission are shown. */
  readonly hasRefusals: boolean;
  readonly onSaved: (isSaved: boolean) => void;
}

interface SaveDetails {
  readonly save: () => void;
  readonly isBusy: boolean;
  /** Why the last submission failed, unless the store said so itself. */
  readonly failure: 'failed' | 'busyStore' | null;
}

/** Saves the changed details of the customer in the store. */
export const useSaveDetails = (
  { handleSubmit, reset, formState }: UseFormReturn<DetailsValues>,
  { hasRefusals, onSaved }: SaveDetailsOptions,
): SaveDetails => {
  const { brand, locale } = useLocale();
  const { session } = useAccount();
  const call = useStoreCall();
  const { dirtyFields } = formState;
  const [failure, setFailure] = useState<SaveDetails['failure']>(null);

  // Spec account §8: the store's first message arrives at the form as navigation state.
  const showErrors = (messages: readonly string[]): void => {
    const state: SettingsState = { errors: messages };
    void navigate(localizePath(SETTINGS_PATH, locale, brand), { replace: true, state });
  };

  /** Only the reply may have been lost: then the customer has the changed details. */
  const send = async (changed: Partial<DetailsValues>): Promise<Result<unknown>> => {
    const sent = await makeChange(() =>
      call((config, token) => updateCustomer(config, token, changed)),
    );
    if (sent.ok || sent.error.kind === 'user') return sent;
    const now = await session.reloadCustomer();
    const { value } = now.ok ? now : { value: null };
    const isSaved =
      value !== null &&
      DETAILS.every(name => changed[name] === undefined || changed[name] === (value[name] ?? ''));
    return isSaved ? ok(undefined) : sent;
  };

  const { run, isBusy } = useSingleFlight(
    handleSubmit(
      async values => {
        setFailure(null);
        onSaved(false);
        const input = { ...values, phone: toE164(values.phone) ?? values.phone };
        const changed = changedOf(input, dirtyFields);
        const saved = Object.keys(changed).length === 0 ? ok(undefined) : await send(changed);
        const refusal = saved.ok ? null : refusalOf(saved.error);
        if (!saved.ok && refusal === null) {
          setFailure(failureKind(saved.error));
          return;
        }
        if (refusal !== null || hasRefusals) showErrors(refusal === null ? [] : [refusal]);
        if (!saved.ok) return;
        reset({ ...values, phone: shownPhone(input.phone) }, { keepDirtyValues: false });
        // Before it is said: other pages show the browser's copy, and somebody may open one at once.
        await session.reloadCustomer();
        onSaved(true);
      },
      () => onSaved(false),
    ),
  );
  return { save: run, isBusy, failure };
};
