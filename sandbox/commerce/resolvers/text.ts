const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The text of a piece of HTML on one line; cut with an ellipsis at `truncateAt` characters. */
export function plainText(html: string, truncateAt?: number | null): string {
  const text = html
    .replaceAll(/<\/?(?:a|b|em|i|small|span|strong|sub|sup|u)(?:\s[^>]*)?>/gi, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&[a-z#0-9]+;/g, entity => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (!truncateAt || text.length <= truncateAt) return text;
  return `${text.slice(0, Math.max(0, truncateAt - 3))}...`;
}
