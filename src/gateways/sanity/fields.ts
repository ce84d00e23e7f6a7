import type { FileAsset } from '~/src/domain/content/media/file';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { linkProblem, resolveLink, type Link, type RawLink } from '~/src/domain/content/links';
import { isRecord, listOf, recordsOf, textOf, textsOf, type Json } from '~/src/domain/data/read';
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
    this.problem(name, 'it is empty. Fill it in, or remove what it belongs to.');
    return '';
  }

  optionalText(name: string): string | null {
    return textOf(this.record[name]);
  }

  /** When the document was changed last, as the content system knows it. */
  changedAt(): string | null {
    return textOf(this.record._updatedAt);
  }

  number(name: string): number | null {
    const value = this.record[name];
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  }

  texts(name: string): readonly string[] {
    return textsOf(this.record[name]);
  }

  /** The objects of a list; those without a required field are reported and left out. */
  list<T>(name: string, read: (item: DocumentFields) => T | null): readonly T[] {
    return recordsOf(this.record[name]).flatMap((record, index) => {
      const item = this.at(record, `${name}[${index}]`);
      const value = read(item);
      return value !== null && item.isComplete ? [value] : [];
    });
  }

  /** A nested object; null when absent or without a required field. */
  nested<T>(name: string, read: (item: DocumentFields) => T | null): T | null {
    const record = this.record[name];
    if (!isRecord(record)) return null;
    const item = this.at(record, name);
    const value = read(item);
    return item.isComplete ? value : null;
  }

  image(name: string): ImageAsset | null {
    const field = this.record[name];
    if (!isRecord(field)) return null;
    const image = toContentImage(field, this.context.imageBase);
    if (!image) this.problem(name, 'it names no image. Choose one, or clear the field.');
    else if (image.alt === '') this.problem(name, 'its alt text is empty. Describe the image.');
    return image;
  }

  /** A file of the content system; null, and reported, where the field names none. */
  file(name: string): FileAsset | null {
    const field = this.record[name];
    if (!isRecord(field)) return null;
    const file = toContentFile(field, this.context.fileBase);
    if (!file) this.problem(name, 'it names no file. Choose one, or clear the field.');
    return file;
  }

  link(name: string): Link | null {
    const field = this.record[name];
    return isRecord(field) ? this.toLink(field, name) : null;
  }

  /** The link object in field `name`; reported and null if it is broken. */
  toLink(field: Json, name: string): Link | null {
    const reference = isRecord(field.internalLink)
      ? (textOf(field.internalLink._ref) ?? textOf(field.internalLink.id))
      : null;
    const raw: RawLink = {
      linkType: textOf(field.linkType),
      path: textOf(field.path),
      url: textOf(field.url),
      target: reference === null ? null : this.context.targetOf(reference),
      email: textOf(field.email),
      phone: textOf(field.phone),
      file: toContentFile(field.file, this.context.fileBase)?.url ?? null,
      anchor: textOf(field.anchor),
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

  private at(record: Json, name: string): DocumentFields {
    const path = this.path === '' ? name : `${this.path}.${name}`;
    return new DocumentFields(record, this.documentId, path, this.context);
  }
}
