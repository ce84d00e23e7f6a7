import ts from 'typescript';

/** A function with a body. */
export interface FunctionPlace {
  /** Where the function begins and ends, parameters included. */
  readonly start: number;
  readonly end: number;
  /** Where its body begins and ends. */
  readonly bodyStart: number;
  readonly bodyEnd: number;
  readonly isBlock: boolean;
}

/** Parses a TypeScript file. */
export const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);

/** The functions of a file, in the order of the text. */
export const functionsOf = (source: ts.SourceFile): readonly FunctionPlace[] => {
  const found: FunctionPlace[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      found.push({
        start: node.getStart(source),
        end: node.getEnd(),
        bodyStart: node.body.getStart(source),
        bodyEnd: node.body.getEnd(),
        isBlock: ts.isBlock(node.body),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** The index of the innermost function around a position; -1 for the module level. */
export const functionAt = (functions: readonly FunctionPlace[], place: number): number =>
  functions.reduce(
    (innermost, { start, end }, index) => (start <= place && place < end ? index : innermost),
    -1,
  );

/**
 * The file, instrumented to write to `log` the number of each of its functions when it is called,
 * and -1 when the file is loaded.
 */
export const noteCalls = (
  text: string,
  functions: readonly FunctionPlace[],
  log: string,
): string => {
  const note = (index: number): string =>
    `process.getBuiltinModule('node:fs').appendFileSync(${JSON.stringify(log)}, '${index}\\n')`;
  const inserts = functions.flatMap(({ bodyStart, bodyEnd, isBlock }, index) =>
    isBlock
      ? [{ place: bodyStart + 1, added: `${note(index)};` }]
      : [
          { place: bodyStart, added: `(${note(index)}, ` },
          { place: bodyEnd, added: ')' },
        ],
  );
  const noted = [...inserts]
    .sort((one, other) => other.place - one.place)
    .reduce((all, { place, added }) => all.slice(0, place) + added + all.slice(place), text);
  return `${noted}\n${note(-1)};\n`;
};
