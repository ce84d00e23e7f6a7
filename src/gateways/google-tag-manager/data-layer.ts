/** One message to the tag manager; `event` names it, the rest is its payload. */
export interface DataLayerMessage {
  readonly event?: string;
  readonly [key: string]: unknown;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const push = (entry: unknown): void => {
  window.dataLayer = window.dataLayer ?? [];
  window.dataLayer.push(entry);
};

/** Queue a message; the tag manager reads the queue once it has loaded. */
export const pushMessage = (message: DataLayerMessage): void => push(message);

/** Queues a shopping message. The data layer merges messages, so earlier items are cleared. */
export const pushEcommerceEvent = (message: DataLayerMessage): void => {
  push({ ecommerce: null });
  push(message);
};

// The tag manager recognizes a command by its being an `arguments` object.
function command(..._words: readonly unknown[]): void {
  push(arguments.valueOf());
}

/** The address and title to use in place of the browser's. */
export const pushPage = (page: Readonly<Record<'page_location' | 'page_referrer', string>>): void =>
  command('set', page);

/** The visitor's consent in the tag manager's own terms; before it loads, as the default. */
export const pushConsent = (
  kind: 'default' | 'update',
  { analytics, marketing }: { readonly analytics: boolean; readonly marketing: boolean },
): void => {
  const word = (isAllowed: boolean): string => (isAllowed ? 'granted' : 'denied');
  command('consent', kind, {
    analytics_storage: word(analytics),
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
  });
};
