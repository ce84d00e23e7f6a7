import type * as v from 'valibot';
import { LineCounter, isNode, parseDocument } from 'yaml';
import { check, seedError } from './check';
import { readText } from './files';

/**
 * YAML or JSON, checked by its schema.
 * @param firstLine - the line of the file on which `text` begins
 * @throws an error with the file, the line and the field that is wrong
 */
export function parseChecked<Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
  file: string,
  firstLine = 1,
): v.InferOutput<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number): number => lines.linePos(offset).line + firstLine - 1;
  const [error] = document.errors;
  if (error) throw seedError(file, lineAt(error.pos[0]), error.message.split(' at line')[0] ?? '');
  /** The line of a value, or of its nearest parent that exists. */
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return path.length === 0 ? firstLine : lineOf(path.slice(0, -1));
  };
  return check(schema, document.toJS(), { file, lineOf });
}

/**
 * A JSON file, checked by its schema.
 * @throws an error with the file, the line and the field that is wrong
 */
export const readJson = <Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> => parseChecked(readText(file), schema, file);
