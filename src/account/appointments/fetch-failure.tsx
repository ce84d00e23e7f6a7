import { useTranslation } from 'react-i18next';
import type { GatewayError } from '~/src/domain/data/result';
import { failureText } from '../ui/failure-text';

/** Says that appointments could not be read, and why; in a `LoadFailure`. */
export function FetchFailure({ error }: { readonly error: GatewayError }) {
  const { t } = useTranslation(['account-appointments', 'account']);
  return (
    <>
      {t('list.failed')}
      <br />
      {failureText(t, error)}
    </>
  );
}
