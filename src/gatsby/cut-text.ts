/** A text of at most so many characters; a longer one ends after a word, with an ellipsis. */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), 1))}…`;
};
