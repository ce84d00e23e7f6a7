import type { Mutant } from './mutants';

const COMMON =
  /^(with|that|this|from|each|only|have|what|when|than|then|they|there|where|which|would)$/;

/** Numbers and words of a rule that identify the lines that implement it. */
const hintsOf = (spec: string): { numbers: ReadonlySet<string>; words: readonly string[] } => ({
  numbers: new Set([...spec.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => number)),
  words: [
    ...new Set(
      [...spec.replace(/([a-z])([A-Z])/g, '$1 $2').matchAll(/[a-z]{4,}/gi)].map(([word]) =>
        word.toLowerCase(),
      ),
    ),
  ].filter(word => !COMMON.test(word)),
});

const lineAround = (text: string, start: number): string => {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', start);
  return text.slice(from, to === -1 ? undefined : to);
};

/** How relevant a line is to a rule: first by the numbers in the rule, then by its words. */
export const relevanceOf = (spec: string, text: string, mutant: Mutant): number => {
  const { numbers, words } = hintsOf(spec);
  const original = text
    .slice(mutant.start, mutant.end)
    .replaceAll('_', '')
    .replace(/^['"]|['"]$/g, '');
  const line = lineAround(text, mutant.start).toLowerCase();
  return (numbers.has(original) ? 10 : 0) + words.filter(word => line.includes(word)).length;
};
