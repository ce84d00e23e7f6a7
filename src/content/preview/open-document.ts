import { createCatalogueLookup } from '~/src/gateways/shopify/catalogue/catalogue-lookup';
import { createPreviewGateway } from '~/src/gateways/sanity/preview-gateway';
import { browserSettings } from '~/src/config/settings/browser-settings';
import { contentFallbacks } from '~/src/config/locale-fallbacks';
import { localesOf, type Locale } from '~/src/config/locales';
import { openPreview, type PreviewSessionOptions } from './preview-session';

/** Where drafts come from; only preview pages know it. */
export interface PreviewSettings {
  readonly projectId: string;
  readonly dataset: string;
  /** Null for the vendor's own host. */
  readonly apiOrigin: string | null;
  /** The desk's URL with `{id}` and `{path}`; null if there is none. */
  readonly deskUrl: string | null;
}

export interface OpenedDocument extends Pick<PreviewSessionOptions, 'documentId' | 'onState'> {
  readonly settings: PreviewSettings;
  readonly token: string;
  readonly locale: Locale;
}

/** Follows the drafts of a document with an editor's token, for a locale's market. */
export const openDocument = ({
  settings,
  token,
  locale,
  ...rest
}: OpenedDocument): (() => void) => {
  const { brand, stores, contentImageOrigin } = browserSettings;
  const { projectId, dataset, apiOrigin } = settings;
  const place = {
    site: brand.id,
    localeId: locale.id,
    fallbackIds: contentFallbacks(locale.id),
    imageBase: `${contentImageOrigin}/images/${projectId}/${dataset}`,
    fileBase: `${contentImageOrigin}/files/${projectId}/${dataset}`,
  };
  return openPreview({
    ...rest,
    source: place,
    languages: localesOf(brand).map(({ id }) => id),
    gateway: createPreviewGateway({ projectId, dataset, apiOrigin, readToken: token, place }),
    lookup: createCatalogueLookup(stores[locale.store], locale),
  });
};
