import { attribute } from '../built-page';
import type { BuiltPage, Element } from '../built-page';
import { problem, type Problem } from '../problem';

const ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder'];

/** An unresolved placeholder, or a value that is not text. */
const NO_TEXT = /\{\{|\[object |undefined/;

/** The keys of a locale's texts, without plural suffixes. */
export const textKeysOf = (texts: unknown, path = ''): readonly string[] =>
  typeof texts === 'object' && texts !== null
    ? Object.entries(texts).flatMap(([key, value]) =>
        textKeysOf(value, path ? `${path}.${key}` : key),
      )
    : [path.replace(/_(one|other)$/, '')];

const ownTexts = (element: Element): readonly string[] =>
  /^(script|style)$/.test(element.tagName)
    ? []
    : element.childNodes.flatMap(node => ('value' in node ? node.value.trim() : []));

const shownTexts = (element: Element): readonly string[] => [
  ...ownTexts(element),
  ...ATTRIBUTES.flatMap(name => attribute(element, name)?.trim() ?? []),
];

/** Every page shows texts, not their keys. */
export const checkTexts = (
  pages: readonly BuiltPage[],
  keys: readonly string[],
): readonly Problem[] => {
  // A key of one plain word may also be a text of the shop.
  const telling = new Set(keys.filter(key => /[.A-Z]/.test(key)));
  return pages.flatMap(page =>
    page.elements
      .flatMap(shownTexts)
      .filter(text => telling.has(text) || NO_TEXT.test(text))
      .map(text => problem(page, `shows "${text.slice(0, 80)}" where a text should stand`)),
  );
};
