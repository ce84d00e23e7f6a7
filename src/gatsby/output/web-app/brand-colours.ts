/** A role colour from the brand's style sheet, for files that style sheets do not apply to. */
export const colourIn = (css: string, role: string): string => {
  const colour = new RegExp(`--${role}:\\s*(#[0-9a-f]{6})\\b`, 'i').exec(css)?.[1];
  if (colour === undefined) throw new Error(`The brand's style sheet names no --${role}.`);
  return colour;
};
