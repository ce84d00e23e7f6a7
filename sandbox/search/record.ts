import { isJsonObject, type JsonObject } from '../core/json';

/** A record of an index. */
export interface SearchRecord extends JsonObject {
  readonly objectID: string;
}

/** The values under a dotted path of a record; a list counts as its items. */
export function valuesAt(record: unknown, path: string): readonly unknown[] {
  const [head = '', ...rest] = path.split('.');
  const list = Array.isArray(record) ? record : [record];
  const values = list.flatMap((item: unknown) =>
    isJsonObject(item) && Object.hasOwn(item, head) ? [item[head]] : [],
  );
  const found = rest.length === 0 ? values : values.flatMap(each => valuesAt(each, rest.join('.')));
  return found.flat().filter(value => value !== undefined && value !== null);
}
