import { globalId } from '~/sandbox/commerce/catalogue/ids';
import type { PolicyField } from '~/sandbox/commerce/content/model';
import type { Scope } from '../scope';

const HANDLES: Readonly<Record<PolicyField, string>> = {
  privacyPolicy: 'privacy-policy',
  refundPolicy: 'refund-policy',
  shippingPolicy: 'shipping-policy',
  termsOfService: 'terms-of-service',
};

const TITLES: Readonly<Record<PolicyField, string>> = {
  privacyPolicy: 'Privacy policy',
  refundPolicy: 'Refund policy',
  shippingPolicy: 'Shipping policy',
  termsOfService: 'Terms of service',
};

function policyView(field: PolicyField, { store, origin }: Scope) {
  const page = store.catalogue.content.policies[field];
  if (!page) return null;
  return {
    __typename: 'ShopPolicy',
    id: globalId('ShopPolicy', page.id),
    handle: HANDLES[field],
    title: TITLES[field],
    body: () => page.bodyHtml(),
    url: `${origin}/policies/${HANDLES[field]}`,
  };
}

/** The policies of `Shop`; the one of subscriptions is the platform's own text, which has no id. */
export const policyFields = (scope: Scope) => ({
  privacyPolicy: () => policyView('privacyPolicy', scope),
  refundPolicy: () => policyView('refundPolicy', scope),
  shippingPolicy: () => policyView('shippingPolicy', scope),
  termsOfService: () => policyView('termsOfService', scope),
  subscriptionPolicy: {
    __typename: 'ShopPolicyWithDefault',
    id: null,
    handle: 'subscription-policy',
    title: 'Cancellation policy',
    body: 'A subscription renews at the price and frequency listed until it ends or you cancel it.',
    url: `${scope.origin}/policies/subscription-policy`,
  },
});
