import {
  isServiceOrder,
  type FinancialStatus,
  type FulfillmentStatus,
  type Order,
} from '~/src/domain/commerce/order';

/** How a status is shown: news that is good, that is on its way, or that wants a look. */
export type StatusTone = 'good' | 'open' | 'stopped';

const FINANCIAL_TONES: Readonly<Record<FinancialStatus, StatusTone>> = {
  AUTHORIZED: 'open',
  PAID: 'good',
  PARTIALLY_PAID: 'open',
  PARTIALLY_REFUNDED: 'good',
  PENDING: 'open',
  REFUNDED: 'stopped',
  VOIDED: 'stopped',
};

const FULFILLMENT_TONES: Readonly<Record<FulfillmentStatus, StatusTone>> = {
  FULFILLED: 'good',
  IN_PROGRESS: 'open',
  ON_HOLD: 'stopped',
  OPEN: 'open',
  PARTIALLY_FULFILLED: 'open',
  PENDING_FULFILLMENT: 'open',
  RESTOCKED: 'stopped',
  SCHEDULED: 'open',
  UNFULFILLED: 'open',
};

/** The steps of an order. All before the one it is at are done. */
export const ORDER_STEPS = ['placed', 'packing', 'shipped'] as const;
/** The steps of what is never shipped. */
export const SERVICE_STEPS = ['placed', 'completed'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number] | (typeof SERVICE_STEPS)[number];

const STEP_OF: Readonly<Record<FulfillmentStatus, OrderStep | null>> = {
  FULFILLED: 'shipped',
  IN_PROGRESS: 'packing',
  ON_HOLD: 'placed',
  OPEN: 'placed',
  PARTIALLY_FULFILLED: 'packing',
  PENDING_FULFILLMENT: 'placed',
  RESTOCKED: null,
  SCHEDULED: 'placed',
  UNFULFILLED: 'placed',
};

type Statuses = Pick<Order, 'financialStatus' | 'fulfillmentStatus'>;
/** What of an order tells its state. */
export type OrderProgressFacts = Statuses & Pick<Order, 'lines' | 'unreadableLines'>;

const isOff = ({ financialStatus }: Statuses): boolean =>
  financialStatus === 'VOIDED' || financialStatus === 'REFUNDED';

/** The status that says most of an order: that of its payment once it was called off. */
export type HeadlineStatus =
  | { readonly kind: 'financial'; readonly status: FinancialStatus; readonly tone: StatusTone }
  | {
      /** `service`: of an order of which nothing is shipped. */
      readonly kind: 'fulfillment' | 'service';
      readonly status: FulfillmentStatus;
      readonly tone: StatusTone;
    };

/** What a card says of an order's state; null where the store gave no status that we know. */
export const headlineStatus = (order: OrderProgressFacts): HeadlineStatus | null => {
  const { financialStatus, fulfillmentStatus } = order;
  if (financialStatus && (isOff(order) || !fulfillmentStatus)) {
    return { kind: 'financial', status: financialStatus, tone: FINANCIAL_TONES[financialStatus] };
  }
  if (!fulfillmentStatus) return null;
  return {
    kind: isServiceOrder(order) ? 'service' : 'fulfillment',
    status: fulfillmentStatus,
    tone: FULFILLMENT_TONES[fulfillmentStatus],
  };
};

/** The steps that an order takes. */
export const stepsOf = (order: OrderProgressFacts): readonly OrderStep[] =>
  isServiceOrder(order) ? SERVICE_STEPS : ORDER_STEPS;

/** How far an order has come; null for one that goes no further. */
export const stepOf = (order: OrderProgressFacts): OrderStep | null => {
  const step = isOff(order) || !order.fulfillmentStatus ? null : STEP_OF[order.fulfillmentStatus];
  if (!step || !isServiceOrder(order)) return step;
  return step === 'shipped' ? 'completed' : 'placed';
};

/** What an order at a step has done of another one: packing goes on while it is there. */
export const progressOf = (
  of: OrderStep,
  at: OrderStep,
  steps: readonly OrderStep[],
): 'done' | 'underway' | 'ahead' => {
  const left = steps.indexOf(of) - steps.indexOf(at);
  if (left === 0) return at === 'packing' ? 'underway' : 'done';
  return left < 0 ? 'done' : 'ahead';
};
