import type { GatewayError } from '~/src/domain/data/result';
import type { CartGateway } from '~/src/gateways/shopify/cart/cart-contract';

export interface Fault {
  readonly operation?: keyof CartGateway;
  /** Whether the change is applied before the reply is lost. */
  readonly arrives?: boolean;
  readonly error?: Partial<GatewayError>;
  readonly times?: number;
}

/** The result of a call without a reply. */
export const offline: GatewayError = {
  kind: 'timeout',
  message: 'No answer.',
  isRetryable: true,
  status: null,
  userErrors: [],
};
