import { sendCustomerNotification } from '@rechargeapps/storefront-client';
import { pipe, transform, unknown } from 'valibot';
import type { Result } from '~/src/domain/data/result';
import { callAs, type RechargeConfig, type RechargeSession } from './call';

/** The reply contains nothing useful. */
const nothing = pipe(
  unknown(),
  transform((): void => undefined),
);

/** Emails the customer a link for updating a card. Errors as `callRecharge`. */
export const sendUpdateLink = (
  config: RechargeConfig,
  session: RechargeSession,
  { paymentMethodId, addressId }: { readonly paymentMethodId: string; readonly addressId?: string },
): Promise<Result<void>> =>
  callAs(config, session, nothing, known =>
    sendCustomerNotification(known, 'SHOPIFY_UPDATE_PAYMENT_INFO', {
      payment_method_id: paymentMethodId,
      ...(addressId === undefined ? {} : { address_id: addressId }),
    }),
  );
