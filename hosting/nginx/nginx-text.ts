/** A quoted text of an nginx configuration. `$` would begin a variable: it cannot be escaped. */
export const quoted = (text: string): string => {
  if (/[$\p{Cc}]/u.test(text)) {
    throw new Error(`nginx cannot be told "${text}": it holds a "$" or a control character.`);
  }
  return withVariables(text);
};

/**
 * The same for a text in which `$` has its meaning: variables, or the end of a regular expression.
 */
export const withVariables = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

type Entry = readonly [key: string, value: string];

/** A `map` block. Texts are compared ignoring case, and before expressions. */
export const mapBlock = (source: string, variable: string, entries: readonly Entry[]): string =>
  [
    `map ${source} ${variable} {`,
    ...entries.map(([key, value]) => `  ${key} ${value};`),
    '}',
    '',
  ].join('\n');

/** A regular expression as a key of a map. */
export const expression = (pattern: string, ignoresCase = false): string =>
  withVariables(`${ignoresCase ? '~*' : '~'}${pattern}`);

/** An `if` of the rewrite phase with one instruction, the only use of it that is safe. */
export const when = (condition: string, instruction: string): string =>
  `if (${condition}) { ${instruction}; }`;

export const indented = (lines: readonly string[]): readonly string[] =>
  lines.map(line => `  ${line}`);
