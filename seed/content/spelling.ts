type Stem = readonly [american: string, other: string];

/** Stems that Canadian English spells otherwise. */
const CANADIAN: readonly Stem[] = [
  ['neighbor', 'neighbour'],
  ['color', 'colour'],
  ['favorite', 'favourite'],
  ['behavior', 'behaviour'],
  ['flavor', 'flavour'],
  ['odor', 'odour'],
  // Not in “laboratory” or “laborious”.
  ['labor(?![ai])', 'labour'],
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

/** Stems that British English spells otherwise than Canadian English too. */
const BRITISH: readonly Stem[] = [
  ['organiz', 'organis'],
  ['recogniz', 'recognis'],
  ['realiz', 'realis'],
  ['apologiz', 'apologis'],
];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const respell = (text: string, stems: readonly Stem[]): string =>
  stems.reduce(
    (spelt, [american, other]) =>
      spelt
        .replaceAll(new RegExp(`\\b${american}`, 'g'), other)
        .replaceAll(new RegExp(`\\b${capital(american)}`, 'g'), capital(other)),
    text,
  );

/** A text in Canadian spelling; words with the same spelling in both countries stay unchanged. */
export const canadianSpelling = (text: string): string => respell(text, CANADIAN);

/** A text in British spelling, which Ireland and Australia share. */
export const britishSpelling = (text: string): string => respell(canadianSpelling(text), BRITISH);

/** A German text as it is set in Switzerland: without ß, and in guillemets. */
export const swissSpelling = (text: string): string =>
  text.replaceAll('ß', 'ss').replaceAll('ẞ', 'SS').replaceAll('„', '«').replaceAll('“', '»');
