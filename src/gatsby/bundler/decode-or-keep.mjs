/**
 * `decodeURI`, but returns a text that cannot be decoded unchanged.
 * @param {string} text
 */
export const decodeOrKeep = text => {
  try {
    return globalThis.decodeURI(text);
  } catch {
    return text;
  }
};

/**
 * `decodeURIComponent`, but returns a text that cannot be decoded unchanged.
 * @param {string} text
 */
export const decodeComponentOrKeep = text => {
  try {
    return globalThis.decodeURIComponent(text);
  } catch {
    return text;
  }
};
