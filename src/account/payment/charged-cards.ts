import type { PaymentMethod } from '~/src/gateways/recharge/payment-methods';

/** The payment method that is charged for deliveries to an address; null if there is none. */
export const chargedFor = (
  methods: readonly PaymentMethod[],
  addressId: string,
): PaymentMethod | null =>
  methods.find(({ addresses }) => addresses.some(({ id }) => id === addressId)) ?? null;

/** The methods after an address has been assigned to one of them, or to none (null). */
export const withCharged = (
  methods: readonly PaymentMethod[],
  addressId: string,
  methodId: string | null,
): readonly PaymentMethod[] => {
  const address = methods.flatMap(({ addresses }) => addresses).find(({ id }) => id === addressId);
  return methods.map(method => {
    const others = method.addresses.filter(({ id }) => id !== addressId);
    return method.id === methodId && address
      ? { ...method, addresses: [...others, { ...address, paymentMethodId: methodId }] }
      : { ...method, addresses: others };
  });
};
