import { ALL_SETTINGS } from '~/src/config/settings/browser-texts';

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

/** Without the prefix, which is easily forgotten or put where it does not belong. */
const coreOf = (name: string): string => name.toUpperCase().replace(/^GATSBY_/, '');

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

/** The setting that somebody probably meant; null if no name is like it. */
export const nearestSetting = (name: string): string | null => {
  const core = coreOf(name);
  const [best] = Object.keys(ALL_SETTINGS)
    .map(setting => {
      const typos = distance(core, coreOf(setting));
      const shared = sharedLetters(core, coreOf(setting));
      return { setting, typos, score: shared - typos };
    })
    .sort((one, other) => other.score - one.score || one.typos - other.typos);
  return best && (best.typos <= MAX_TYPOS || best.score >= -MAX_TYPOS) ? best.setting : null;
};
