const CHANGE = 'customerchange';

/** Notifies this tab of a sign-in or sign-out; other tabs get a storage event. */
export const announceCustomer = (): void => void window.dispatchEvent(new Event(CHANGE));

/**
 * Subscribes to these changes, and to the page being restored from the back-forward cache, which may have missed some.
 * @returns unsubscribe
 */
export const onCustomerChange = (listener: () => void): (() => void) => {
  const events = [CHANGE, 'pageshow'];
  events.forEach(each => window.addEventListener(each, listener));
  return () => events.forEach(each => window.removeEventListener(each, listener));
};
