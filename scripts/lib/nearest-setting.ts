import { ALL_SETTINGS } from '~/src/config/settings/settings-schema';

/** The number of letters to add, leave out or change to get from one text to the other. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  [...from].forEach((letter, at) => {
    const next = [at + 1];
    [...to].forEach((other, index) => {
      const changed = (row[index] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
};

/** What browsers get to see begins with it. */
const PUBLIC_PREFIX = 'GATSBY_';

const isPublic = (name: string): boolean => name.toUpperCase().startsWith(PUBLIC_PREFIX);

/** Without the prefix, which is easily forgotten or put where it does not belong. */
const coreOf = (name: string): string =>
  name.toUpperCase().slice(isPublic(name) ? PUBLIC_PREFIX.length : 0);

const LETTERS_FOR_A_TYPO = 4;

/** The letters of the words that both have; in a longer word there may be a typo. */
const sharedLetters = (from: string, to: string): number =>
  from
    .split('_')
    .filter(word =>
      to
        .split('_')
        .some(other => distance(word, other) <= Math.floor(word.length / LETTERS_FOR_A_TYPO)),
    )
    .join('').length;

const MAX_TYPOS = 2;

/**
 * The setting that somebody probably meant; null if no name is like it. Of the settings that browsers get
 * to see, only one that differs by a typo is suggested for a name that hides its value: it may be a secret.
 */
export const nearestSetting = (name: string): string | null => {
  const core = coreOf(name);
  const settings = Object.keys(ALL_SETTINGS)
    .map(setting => {
      const other = coreOf(setting);
      return { setting, typos: distance(core, other), shared: sharedLetters(core, other) };
    })
    .sort((one, other) => one.typos - other.typos);
  const [best] = settings;
  if (best && best.typos <= MAX_TYPOS) return best.setting;
  const letters = core.replaceAll('_', '').length;
  const [similar] = settings
    .filter(({ setting, shared }) => shared > letters / 2 && (isPublic(name) || !isPublic(setting)))
    .sort((one, other) => other.shared - one.shared);
  return similar?.setting ?? null;
};
