import type { FileAsset } from '~/src/domain/content/media/file';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { linkProblem, resolveLink, type Link, type RawLink } from '~/src/domain/content/links';
import { isRecord, listOf, textOf, textsOf, type Json } from '~/src/domain/data/read';
import { toContentFile } from './file';
import { toContentImage } from './image';
import type { ContentProblem } from './problem';

/** The context for reading a document. */
export interface ReadContext {
  /** `{origin}/images/{project}/{dataset}` of the image CDN. */
  readonly imageBase: string;
  /** `{origin}/files/{project}/{dataset}` of the file CDN. */
  readonly fileBase: string;
  /** The document that a reference names; null when it is not published. */
  readonly targetOf: (reference: string) => RawLink['target'];
  readonly report: (problem: ContentProblem) => void;
}

const IS = {
  text: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number',
  'yes or no': (value: unknown) => typeof value === 'boolean',
  list: Array.isArray,
  object: isRecord,
} as const;

type ValueKind = keyof typeof IS;

/** Reads an object of a document field by field and reports problems for editors to fix. */
export class DocumentFields {
  /** False once a required field was found missing. */
  isComplete = true;

  constructor(
    readonly record: Json,
    readonly documentId: string,
    private readonly path: string,
    readonly context: ReadContext,
  ) {}

  /** A required text. */
  text(name: string): string {
    const value = textOf(this.record[name]);
    if (value !== null) return value;
    this.isComplete = false;
    if (!this.expect(name, 'text')) return '';
    this.problem(name, 'it is empty. Fill it in, or remove what it belongs to.');
    return '';
  }

  optionalText(name: string): string | null {
    this.expect(name, 'text');
    return textOf(this.record[name]);
  }

  /** When the document was changed last, as the content system knows it. */
  changedAt(): string | null {
    return textOf(this.record._updatedAt);
  }

  number(name: string): number | null {
    this.expect(name, 'number');
    const value = this.record[name];
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  }

  /** Yes or no; null when absent. */
  flag(name: string): boolean | null {
    this.expect(name, 'yes or no');
    const value = this.record[name];
    return typeof value === 'boolean' ? value : null;
  }

  texts(name: string): readonly string[] {
    this.expect(name, 'list');
    return textsOf(this.record[name]);
  }

  /** The texts of a row of a table, in their places: what is no text is an empty cell. */
  cells(name: string): readonly string[] {
    this.expect(name, 'list');
    return listOf(this.record[name]).map(cell => textOf(cell) ?? '');
  }

  /** The objects of a list; those without a required field are reported and left out. */
  list<T>(name: string, read: (item: DocumentFields) => T | null): readonly T[] {
    this.expect(name, 'list');
    return listOf(this.record[name]).flatMap((record, index) => {
      if (!isRecord(record)) {
        this.problem(`${name}[${index}]`, 'it is no entry of this list. Remove it.');
        return [];
      }
      const item = this.at(record, `${name}[${index}]`);
      const value = read(item);
      return value !== null && item.isComplete ? [value] : [];
    });
  }

  /** A nested object; null when absent or without a required field. */
  nested<T>(name: string, read: (item: DocumentFields) => T | null): T | null {
    const record = this.objectIn(name);
    if (record === null) return null;
    const item = this.at(record, name);
    const value = read(item);
    return item.isComplete ? value : null;
  }

  image(name: string): ImageAsset | null {
    const field = this.objectIn(name);
    if (field === null) return null;
    const image = toContentImage(field, this.context.imageBase);
    if (!image) this.problem(name, 'it names no image. Choose one, or clear the field.');
    else if (image.alt === '') this.problem(name, 'its alt text is empty. Describe the image.');
    return image;
  }

  /** A file of the content system; null, and reported, where the field names none. */
  file(name: string): FileAsset | null {
    const field = this.objectIn(name);
    if (field === null) return null;
    const file = toContentFile(field, this.context.fileBase);
    if (!file) this.problem(name, 'it names no file. Choose one, or clear the field.');
    return file;
  }

  /** A file that its owner cannot be shown without. */
  requiredFile(name: string): FileAsset | null {
    if (this.record[name] === undefined) this.problem(name, 'the file is missing. Choose one.');
    return this.file(name);
  }

  link(name: string): Link | null {
    const field = this.objectIn(name);
    return field === null ? null : this.toLink(field, name);
  }

  /** A link that nothing can be shown without: reported where there is none, not where it is disabled. */
  requiredLink(name: string): Link | null {
    if (this.record[name] === undefined) {
      this.problem(name, 'it is empty. Choose where it leads, or remove what it belongs to.');
    }
    return this.link(name);
  }

  /** The link object in field `name`; reported and null if it is broken. */
  toLink(field: Json, name: string): Link | null {
    const item = this.at(field, name);
    const target = item.objectIn('internalLink');
    const reference = target && (textOf(target._ref) ?? textOf(target.id));
    const raw: RawLink = {
      linkType: item.optionalText('linkType'),
      path: item.optionalText('path'),
      url: item.optionalText('url'),
      target: reference === null ? null : this.context.targetOf(reference),
      email: item.optionalText('email'),
      phone: item.optionalText('phone'),
      file: toContentFile(item.objectIn('file'), this.context.fileBase)?.url ?? null,
      anchor: item.optionalText('anchor'),
    };
    const problem = linkProblem(raw);
    if (problem !== null) {
      const named = reference === null ? '' : ` (it names ${reference})`;
      this.problem(name, `${problem}${named}.`);
    }
    return resolveLink(raw);
  }

  /** How many entries a list has, readable or not. */
  count(name: string): number {
    return listOf(this.record[name]).length;
  }

  problem(name: string, message: string): void {
    const field = [this.path, name].filter(part => part !== '').join('.');
    this.context.report({ documentId: this.documentId, field, message });
  }

  /** The object in a field as it is. */
  objectIn(name: string): Json | null {
    this.expect(name, 'object');
    const value = this.record[name];
    return isRecord(value) ? value : null;
  }

  /** Whether a value is absent or of the kind that its field takes; reported if it is not. */
  expect(name: string, kind: ValueKind): boolean {
    const value = this.record[name];
    if (value === undefined || value === null || IS[kind](value)) return true;
    this.problem(name, `it holds no ${kind}, which belongs there. Clear it and write it anew.`);
    return false;
  }

  private at(record: Json, name: string): DocumentFields {
    const path = this.path === '' ? name : `${this.path}.${name}`;
    return new DocumentFields(record, this.documentId, path, this.context);
  }
}
