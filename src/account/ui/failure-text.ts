import type { TFunction } from 'i18next';
import type { GatewayError } from '~/src/domain/data/result';

/** The message for failures without one of their own. */
export const failureText = (t: TFunction, { kind, status }: GatewayError): string => {
  if (kind === 'network') return t('account:failure.network');
  if (kind === 'timeout') return t('account:failure.timeout');
  if (status === 429) return t('account:failure.busy');
  return t('account:failure.other');
};
