import type { Json } from '~/src/domain/data/read';
import {
  referencesIn,
  type readPreviewedDocument,
} from '~/src/gateways/sanity/documents/preview-document';

type RelatedDocuments = Parameters<typeof readPreviewedDocument>[2];

/** The documents that a document refers to, and which references they were requested for. */
export class RelatedCache {
  private related: RelatedDocuments | null = null;
  private requested: ReadonlySet<string> = new Set();

  /** Null until the first reply. */
  get documents(): RelatedDocuments | null {
    return this.related;
  }

  /** Whether to request them: none are there yet, or the document has new references. */
  isDue(document: Json): boolean {
    return !this.related || referencesIn(document).some(id => !this.requested.has(id));
  }

  request(document: Json): void {
    this.requested = new Set([...this.requested, ...referencesIn(document)]);
  }

  receive(document: Json, related: RelatedDocuments): void {
    this.related = related;
    this.requested = new Set(referencesIn(document));
  }
}
