import type { Result } from '~/src/domain/data/result';
import { createContentQuery, type ContentConfig, type ContentQuery } from './client';
import { readDocuments } from './documents/read-documents';
import { toSiteContent, type SiteContent } from './site-content';

export { describeProblem, type ContentProblem } from './problem';
export type { SiteContent } from './site-content';

/** All published documents of a site, read once, for any locale. */
export interface ContentSnapshot {
  /**
   * The content of a locale. A document that the locale lacks comes from the first of its fallbacks that has it, where the
   * two are translations of each other: as metadata says, else by type and slug.
   */
  forLocale(localeId: string, fallbackIds: readonly string[]): SiteContent;
}

export interface ContentGateway {
  read(): Promise<Result<ContentSnapshot>>;
}

export interface ContentGatewayConfig extends ContentConfig {
  readonly site: string;
  /** Scheme and host of the image CDN. */
  readonly imageOrigin: string;
  readonly query?: ContentQuery;
}

/** A brand's content, for the build. */
export const createContentGateway = (config: ContentGatewayConfig): ContentGateway => {
  const query = config.query ?? createContentQuery(config);
  const place = `${config.projectId}/${config.dataset}`;
  const imageBase = `${config.imageOrigin}/images/${place}`;
  const fileBase = `${config.imageOrigin}/files/${place}`;
  return {
    read: async () => {
      const documents = await readDocuments(query, config.site);
      if (!documents.ok) return documents;
      return {
        ok: true,
        value: {
          forLocale: (localeId, fallbackIds) =>
            toSiteContent(documents.value, {
              localeId,
              fallbackIds,
              imageBase,
              fileBase,
              site: config.site,
            }),
        },
      };
    },
  };
};
