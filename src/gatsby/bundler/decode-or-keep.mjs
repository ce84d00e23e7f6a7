/**
 * `decodeURI`, but a text that cannot be decoded is answered as it is.
 * @param {string} text
 */
export const decodeOrKeep = text => {
  try {
    return globalThis.decodeURI(text);
  } catch {
    return text;
  }
};
