import { useMemo } from 'react';
import { useLocale } from '~/src/features/locale';
import type { IdentityGateway } from '~/src/gateways/cognito/identity-contract';
import { identityGatewayOf } from './browser-session';

/**
 * The identity provider, for calls that need no session. Its emails link to the pages of this
 * locale.
 */
export const useIdentity = (): IdentityGateway => {
  const { locale } = useLocale();
  return useMemo(() => identityGatewayOf(locale), [locale]);
};
