import type { SanityClient } from '@sanity/client';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import { isRecord, recordsOf, textOf, type Json } from '~/src/domain/data/read';
import { createContentClient, createContentQuery, statusOf, type ContentConfig } from './client';
import { previewedType, referencesIn, relatedTypes } from './documents/preview-document';
import { relatedDocumentsQuery, versionsQuery } from './queries';
import { toTargets, type ContentDocuments } from './documents/read-documents';
import type { ContentSource } from './site-content';

/** Both versions of a document; null where there is none. */
export interface DocumentVersions {
  readonly draft: Json | null;
  readonly published: Json | null;
}

/** A listener event. `open` means that no change is missed from here on. */
export type PreviewEvent =
  | { readonly kind: 'open' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'refused' }
  | {
      readonly kind: 'changed';
      readonly version: keyof DocumentVersions;
      readonly document: Json | null;
    };

/** One document and its related documents; drafts replace published versions. */
export interface PreviewGateway {
  versions(id: string): Promise<Result<DocumentVersions>>;
  relatedDocuments(document: Json): Promise<Result<ContentDocuments>>;
  /** Reports changes until the returned function is called; reconnects by itself. */
  listen(id: string, hear: (event: PreviewEvent) => void): () => void;
}

export interface PreviewGatewayConfig extends ContentConfig {
  readonly place: Pick<ContentSource, 'site' | 'localeId' | 'fallbackIds'>;
}

const AGAIN_MS = 2_000;

/** The id of a document's published version. */
export const publishedIdOf = (id: string): string => id.replace(/^drafts\./, '');

const draftIdOf = (id: string): string => `drafts.${publishedIdOf(id)}`;

/** Drafts for an editor who has a token. Errors as for any query; a wrong token is `http` 401. */
export const createPreviewGateway = (config: PreviewGatewayConfig): PreviewGateway => {
  const client = createContentClient(config, 'raw');
  const raw = createContentQuery(config, { retries: 2 }, 'raw');
  const drafts = createContentQuery(config, { retries: 2 }, 'drafts');
  const { site, localeId, fallbackIds } = config.place;
  return {
    versions: async id => {
      const ids = [publishedIdOf(id), draftIdOf(id)];
      const reply = await raw(versionsQuery, { ids });
      if (!reply.ok) return reply;
      const find = (wanted: string | undefined): Json | null =>
        recordsOf(reply.value).find(({ _id }) => _id === wanted) ?? null;
      return ok({ published: find(ids[0]), draft: find(ids[1]) });
    },

    relatedDocuments: async document => {
      const type = previewedType(textOf(document._type) ?? '');
      const reply = await drafts(relatedDocumentsQuery, {
        ids: referencesIn(document),
        types: type === null ? [] : relatedTypes(type),
        languages: [localeId, ...fallbackIds],
        site,
      });
      if (!reply.ok) return reply;
      if (!isRecord(reply.value)) {
        return failure('protocol', 'The content system did not answer with documents.');
      }
      const { targets, documents, settings } = reply.value;
      return ok({
        documents: [...recordsOf(settings), ...recordsOf(documents)],
        targets: toTargets(recordsOf(targets)),
        translations: new Map(),
      });
    },

    listen: (id, hear) => listen(client, [publishedIdOf(id), draftIdOf(id)], hear),
  };
};

const listen = (
  client: SanityClient,
  ids: readonly string[],
  hear: (event: PreviewEvent) => void,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = (): void => undefined;
  const connect = (): void => {
    const subscription = client
      .listen<Json>(
        versionsQuery,
        { ids: [...ids] },
        { events: ['welcome', 'mutation', 'reconnect'], includeResult: true, visibility: 'query' },
      )
      .subscribe({
        next: event => {
          if (event.type === 'welcome') hear({ kind: 'open' });
          else if (event.type === 'reconnect') hear({ kind: 'lost' });
          else if (event.type === 'mutation') {
            const version = event.documentId === ids[0] ? 'published' : 'draft';
            const document = isRecord(event.result) ? event.result : null;
            hear({ kind: 'changed', version, document });
          }
        },
        error: (cause: unknown) => {
          const status = statusOf(cause);
          if (status === 401 || status === 403) {
            hear({ kind: 'refused' });
            return;
          }
          hear({ kind: 'lost' });
          timer = setTimeout(connect, AGAIN_MS);
        },
      });
    stop = () => subscription.unsubscribe();
  };
  connect();
  return () => {
    clearTimeout(timer);
    stop();
  };
};
