/** A role color from the brand's style sheet, for files that style sheets do not apply to. */
export const colorIn = (css: string, role: string): string => {
  const color = new RegExp(`--${role}:\\s*(#[0-9a-f]{6})\\b`, 'i').exec(css)?.[1];
  if (color === undefined) throw new Error(`The brand's style sheet names no --${role}.`);
  return color;
};
