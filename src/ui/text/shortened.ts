/** A text of a visitor's for a heading or a message: cut where it would hide the rest. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
