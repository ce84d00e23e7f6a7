const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const decode = (whole: string, name: string): string => {
  const number = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name);
  if (!number) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = number[1] === undefined ? Number(number[2]) : parseInt(number[1], 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
};

/**
 * The text of an HTML fragment, with one space between blocks; for feeds, never to be shown as
 * HTML.
 */
export const htmlText = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?(?:a|abbr|b|code|em|i|small|span|strong|sub|sup|u)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([a-z]+|#\d+|#x[\da-f]+);/gi, decode)
    .replace(/\s+/g, ' ')
    .trim();
