// Spoken in src/service-worker/messages.ts as well; the two meet on the wire.
export const GET_BUILD = { type: 'GET_BUILD' } as const;
export const TAKE_OVER_IF_ALONE = { type: 'TAKE_OVER_IF_ALONE' } as const;

/** Have a page and its files kept for when the line is gone. */
export const keepMessage = (page: string, files: readonly string[]) =>
  ({ type: 'KEEP', page, files }) as const;
