import {
  isServiceOrder,
  type FinancialStatus,
  type FulfillmentStatus,
  type Order,
} from '~/src/domain/commerce/order';

/** The tone of a status: good news, on its way, or needs attention. */
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

/** The steps of an order. Those before the current one are done. */
export const ORDER_STEPS = ['placed', 'packing', 'shipped'] as const;
/** The steps of an order that is not shipped. */
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
/** The fields of an order that determine its state. */
export type OrderProgressFacts = Statuses & Pick<Order, 'lines' | 'unreadableLines'>;

const isOff = ({ financialStatus }: Statuses): boolean =>
  financialStatus === 'VOIDED' || financialStatus === 'REFUNDED';

/**
 * The status that says most about an order: the payment's once it was canceled, else the
 * fulfillment's.
 */
export type HeadlineStatus =
  | { readonly kind: 'financial'; readonly status: FinancialStatus; readonly tone: StatusTone }
  | {
      /** `service` is an order with nothing to ship. */
      readonly kind: 'fulfillment' | 'service';
      readonly status: FulfillmentStatus;
      readonly tone: StatusTone;
    };

/** The state for a card; null if the store's status is unknown. */
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

/** The steps of an order. */
export const stepsOf = (order: OrderProgressFacts): readonly OrderStep[] =>
  isServiceOrder(order) ? SERVICE_STEPS : ORDER_STEPS;

/** The current step; null for an order that has stopped. */
export const stepOf = (order: OrderProgressFacts): OrderStep | null => {
  const step = isOff(order) || !order.fulfillmentStatus ? null : STEP_OF[order.fulfillmentStatus];
  if (!step || !isServiceOrder(order)) return step;
  return step === 'shipped' ? 'completed' : 'placed';
};

/**
 * The state of a step relative to the current one: packing continues while it is the current step.
 */
export const progressOf = (
  of: OrderStep,
  at: OrderStep,
  steps: readonly OrderStep[],
): 'done' | 'underway' | 'ahead' => {
  const left = steps.indexOf(of) - steps.indexOf(at);
  if (left === 0) return at === 'packing' ? 'underway' : 'done';
  return left < 0 ? 'done' : 'ahead';
};
