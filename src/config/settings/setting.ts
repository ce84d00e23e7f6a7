import { check, description, optional, pipe, string, transform, trim } from 'valibot';
import { strangeCharacter } from './strange-characters';

/** The rule of a setting, and the end of the message about an invalid value. */
export interface Rule {
  readonly test: (text: string) => boolean;
  /** Follows the name and the quoted value. */
  readonly hint: string | ((text: string) => string);
  /** The value is or may be a secret, so messages must not quote it. */
  readonly isSecret?: boolean;
}

const ANY: Rule = { test: () => true, hint: '' };

type Message = (issue: { readonly input: string }) => string;

const given = pipe(
  optional(string(), ''),
  trim(),
  check<string, Message>(
    text => strangeCharacter(text) === null,
    ({ input }) => strangeCharacter(input) ?? '',
  ),
);

/** A text with a strange character has its own message, so no rule judges it. */
const passes = (text: string, test: (text: string) => boolean): boolean =>
  text === '' || strangeCharacter(text) !== null || test(text);

/** An address in which the host does not follow two slashes; parsers of addresses accept it. */
const WRONG_SLASHES = /^https?:(?!\/\/(?:[^/\\]|$))/i;

const addressHint =
  (hint: string) =>
  (text: string): string =>
    WRONG_SLASHES.test(text) ? ': exactly two slashes belong after the colon' : hint;

const follow = ({ test, hint, isSecret = false }: Rule) =>
  check<string, Message>(
    text => passes(text, test),
    ({ input }) => {
      const end = typeof hint === 'string' ? hint : hint(input);
      return isSecret ? `is not in the right form${end}` : `is "${input}"${end}`;
    },
  );

const isAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !WRONG_SLASHES.test(text);

const isOrigin = (text: string): boolean => {
  if (!isAddress(text)) return false;
  const { pathname, search, hash, username, password } = new URL(text);
  return pathname === '/' && search + hash + username + password === '';
};

const withoutSlash = (text: string): string => text.replace(/\/+$/, '');

/** Text of that form. */
export const matching = (pattern: RegExp, hint: string): Rule => ({
  test: text => pattern.test(text),
  hint: `: ${hint}`,
});

/** The same rule for a value that is a secret, or in whose place somebody may paste one. */
export const secret = (rule: Rule): Rule => ({ ...rule, isSecret: true });

/** An address with or without a path; `wanted` says which. */
export const address = (wanted: string): Rule => ({
  test: isAddress,
  hint: addressHint(`, which is not a URL: use ${wanted}`),
});

/** A URL template that contains all of these placeholders, such as `{id}`. */
export const addressWith = (places: readonly string[], wanted: string): Rule => ({
  test: text => places.every(place => text.includes(place)) && isAddress(text.replace(/[{}]/g, '')),
  hint: addressHint(`: use ${wanted}`),
});

const origin = (wanted: string): Rule => ({
  test: isOrigin,
  hint: addressHint(`, which is not an origin: use ${wanted}, with scheme and no path`),
});

/** A required setting. `wanted` ends the sentence "set it to …". */
export const required = (meaning: string, wanted: string, rule: Rule = ANY) =>
  pipe(
    given,
    check(text => text !== '', `is missing: set it to ${wanted}`),
    follow(rule),
    description(meaning),
  );

/** The scheme and host of a service, without which nothing is built; no trailing slash. */
export const requiredOrigin = (meaning: string, wanted: string) =>
  pipe(required(meaning, wanted, origin(wanted)), transform(withoutSlash));

/** A setting that may be left empty, which is null. */
export const maybe = (meaning: string, rule: Rule = ANY) =>
  pipe(
    given,
    follow(rule),
    transform(text => text || null),
    description(meaning),
  );

/** The scheme and host of a service, or null for the vendor's own; no trailing slash. */
export const maybeOrigin = (meaning: string, wanted: string) =>
  pipe(
    given,
    follow(origin(wanted)),
    transform(text => withoutSlash(text) || null),
    description(meaning),
  );

/** The scheme and host of a service; no trailing slash. `usual` where the setting is left empty. */
export const originOr = (usual: string, meaning: string, wanted: string) =>
  pipe(
    maybeOrigin(meaning, wanted),
    transform(text => text ?? usual),
  );

/**
 * A list separated by commas, empty if not set; `hint` ends the message that lists the invalid
 * items.
 */
export const words = (meaning: string, isKnown: (word: string) => boolean, hint: string) => {
  const list = (text: string): readonly string[] =>
    text
      .split(',')
      .map(word => word.trim())
      .filter(word => word !== '');
  return pipe(
    given,
    check<string, Message>(
      text => passes(text, each => list(each).every(isKnown)),
      ({ input }) => {
        const bad = list(input).filter(word => !isKnown(word));
        return `lists "${bad.join('", "')}", ${hint}`;
      },
    ),
    transform(list),
    description(meaning),
  );
};
