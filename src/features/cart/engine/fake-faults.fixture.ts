import type { GatewayError } from '~/src/domain/data/result';
import type { CartGateway } from '~/src/gateways/shopify/cart/cart-contract';

export interface Fault {
  readonly operation?: keyof CartGateway;
  /** Whether the change happens before the answer is lost. */
  readonly arrives?: boolean;
  readonly error?: Partial<GatewayError>;
  readonly times?: number;
}

/** What a call answers that got no answer. */
export const offline: GatewayError = {
  kind: 'timeout',
  message: 'No answer.',
  isRetryable: true,
  status: null,
  userErrors: [],
};
