const CHANGE = 'customerchange';

/** Tells this tab that somebody signed in or out; other tabs hear it from storage. */
export const announceCustomer = (): void => void window.dispatchEvent(new Event(CHANGE));

/**
 * Hears of it, and of a page that the browser brings back, which missed what happened meanwhile.
 * @returns what ends that
 */
export const onCustomerChange = (listener: () => void): (() => void) => {
  const events = [CHANGE, 'pageshow'];
  events.forEach(each => window.addEventListener(each, listener));
  return () => events.forEach(each => window.removeEventListener(each, listener));
};
