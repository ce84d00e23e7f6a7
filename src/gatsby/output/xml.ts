const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

// XML 1.0 cannot carry control characters, even escaped.
const FORBIDDEN = /[\p{Cc}\ufffe\uffff]/gu;
const isSpace = (mark: string): boolean => mark === '\n' || mark === '\r' || mark === '\t';

/** A text as content or attribute of an XML document. */
export const escaped = (text: string): string =>
  text
    .replace(FORBIDDEN, mark => (isSpace(mark) ? mark : ''))
    .replace(/[&<>"]/g, mark => ENTITIES[mark] ?? mark);

/** An element with a text; nothing for null. */
export const element = (name: string, text: string | null, attributes = ''): string =>
  text === null ? '' : `<${name}${attributes}>${escaped(text)}</${name}>`;

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
