const CURLY_QUOTE = /[\u2018-\u201F\u2032\u2033]/u;
/** Every space but the plain one. */
const WIDE_SPACE = /(?! )\p{Zs}/u;
/** Control and format characters, such as the zero-width space. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** In place of bytes that are not UTF-8. */
const UNREADABLE = /\uFFFD/u;

const STRANGE = new RegExp(
  [CURLY_QUOTE, WIDE_SPACE, INVISIBLE, UNREADABLE].map(({ source }) => source).join('|'),
  'u',
);

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const COPIED =
  'which often comes along when text is copied: delete the value and type it, or copy it as plain text';
const NOT_UTF_8 =
  'a character that is not UTF-8: save the file as UTF-8, then type the value again';

const nameOf = (character: string): string => {
  if (CURLY_QUOTE.test(character)) return `a curly quotation mark (${character})`;
  if (WIDE_SPACE.test(character)) return `an unusual space (${codeOf(character)})`;
  return character === '\uFEFF'
    ? 'a byte order mark, which is invisible (U+FEFF)'
    : `an invisible character (${codeOf(character)})`;
};

/**
 * The end of the message about a character that no setting contains, because it came along when the value
 * was copied, or because the file is not UTF-8; null without one. The value may be a secret.
 */
export const strangeCharacter = (text: string): string | null => {
  const [found] = STRANGE.exec(text) ?? [];
  if (found === undefined) return null;
  return `contains ${UNREADABLE.test(found) ? NOT_UTF_8 : `${nameOf(found)}, ${COPIED}`}`;
};
