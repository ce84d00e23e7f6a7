// The bundler replaces each `process.env.GATSBY_…` by its text, so every name is written out.
// Separate from the other settings, because only pages with a chat button read it.

/** Where customer care's chat answers; null where none is set up. */
export const chatOrigin: string | null = process.env.GATSBY_CHAT_ORIGIN || null;
