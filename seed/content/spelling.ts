/** Stems that Canadian English spells otherwise. */
const STEMS: readonly (readonly [american: string, canadian: string])[] = [
  ['neighbor', 'neighbour'],
  ['color', 'colour'],
  ['favorite', 'favourite'],
  ['behavior', 'behaviour'],
  ['flavor', 'flavour'],
  ['odor', 'odour'],
  ['harbor', 'harbour'],
  ['center', 'centre'],
  ['traveled', 'travelled'],
  ['traveling', 'travelling'],
  ['canceled', 'cancelled'],
  ['canceling', 'cancelling'],
  ['fulfill', 'fulfil'],
  ['gray', 'grey'],
  ['catalog', 'catalogue'],
  ['practiced', 'practised'],
  ['practicing', 'practising'],
  ['quarreling', 'quarrelling'],
];

/** A text in Canadian spelling; words with the same spelling in both countries stay unchanged. */
export function canadianSpelling(text: string): string {
  return STEMS.reduce(
    (spelt, [american, canadian]) =>
      spelt
        .replaceAll(new RegExp(`\\b${american}`, 'g'), canadian)
        .replaceAll(new RegExp(`\\b${capital(american)}`, 'g'), capital(canadian)),
    text,
  );
}

/** Stems that British English spells otherwise than Canadian English too. */
const BRITISH: readonly (readonly [american: string, british: string])[] = [
  ['organiz', 'organis'],
  ['recogniz', 'recognis'],
  ['realiz', 'realis'],
  ['apologiz', 'apologis'],
];

/** A text in British spelling, which Ireland and Australia share. */
export const britishSpelling = (text: string): string =>
  BRITISH.reduce(
    (spelt, [american, british]) =>
      spelt
        .replaceAll(new RegExp(`\\b${american}`, 'g'), british)
        .replaceAll(new RegExp(`\\b${capital(american)}`, 'g'), capital(british)),
    canadianSpelling(text),
  );

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
