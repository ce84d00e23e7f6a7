import type { DocumentVersions, PreviewEvent } from '~/src/gateways/sanity/preview-gateway';

type Change = Extract<PreviewEvent, { readonly kind: 'changed' }>;

/** The versions of a document. A change that arrives while they are read is newer than the reply. */
export class ReceivedVersions {
  private versions: DocumentVersions | null = null;
  private heard: Partial<DocumentVersions> = {};

  /** Null until they have been read. */
  get current(): DocumentVersions | null {
    return this.versions;
  }

  startReading(): void {
    this.heard = {};
  }

  finishReading(read: DocumentVersions): void {
    this.versions = { ...read, ...this.heard };
  }

  change({ version, document }: Change): void {
    this.heard = { ...this.heard, [version]: document };
    if (this.versions) this.versions = { ...this.versions, [version]: document };
  }
}
