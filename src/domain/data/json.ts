/** The value of a JSON text, or null when there is none or it is corrupt. */
export const parseJson = (text: string | null): unknown => {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
};
