/** A brand's role colour as its style sheet has it, for what no style sheet reaches. */
export const colourIn = (css: string, role: string): string => {
  const colour = new RegExp(`--${role}:\\s*(#[0-9a-f]{6})\\b`, 'i').exec(css)?.[1];
  if (colour === undefined) throw new Error(`The brand's style sheet names no --${role}.`);
  return colour;
};
