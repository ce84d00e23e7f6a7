import { BILLING_TOKEN_PREFIX } from './billing-settings';
import { matching, maybe, maybeOrigin, secret } from './setting';

const billingToken = (store: string) =>
  maybe(
    `Public token of the recurring-billing provider for ${store}; empty for one without subscriptions.`,
    secret(
      matching(
        new RegExp(`^${BILLING_TOKEN_PREFIX}\\w+$`),
        `copy the storefront access token, which begins with ${BILLING_TOKEN_PREFIX}, or leave it empty`,
      ),
    ),
  );

/** The settings of the recurring-billing provider. */
export const BILLING_SETTINGS = {
  GATSBY_RECHARGE_ORIGIN: maybeOrigin(
    'Where the recurring-billing provider answers.',
    'the address of the recurring-billing provider, such as https://billing.example',
  ),
  GATSBY_RECHARGE_US_TOKEN: billingToken('the store that sells in US dollars'),
  GATSBY_RECHARGE_CA_TOKEN: billingToken('the Canadian store'),
};
