/** One message to the tag manager; `event` names it, the rest is its payload. */
export interface DataLayerMessage {
  readonly event: string;
  readonly [key: string]: unknown;
}

declare global {
  interface Window {
    dataLayer?: DataLayerMessage[];
  }
}

/** Queue a message; the tag manager reads the queue once it has loaded. */
export const pushMessage = (message: DataLayerMessage): void => {
  window.dataLayer = window.dataLayer ?? [];
  window.dataLayer.push(message);
};
