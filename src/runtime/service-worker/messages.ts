// Also defined in src/service-worker/messages.ts; the two meet on the wire.
export const GET_BUILD = { type: 'GET_BUILD' } as const;
export const TAKE_OVER_IF_ALONE = { type: 'TAKE_OVER_IF_ALONE' } as const;

/** Asks the worker to keep a page and its files for use offline. */
export const keepMessage = (page: string, files: readonly string[]) =>
  ({ type: 'KEEP', page, files }) as const;
