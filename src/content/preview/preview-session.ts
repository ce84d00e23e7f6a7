import type { Result } from '~/src/domain/data/result';
import type { CatalogueLookup } from '~/src/gateways/shopify/catalogue/catalogue-lookup';
import {
  factsOf,
  previewedType,
  readPreviewedDocument,
  type DocumentFacts,
  type PreviewedType,
} from '~/src/gateways/sanity/documents/preview-document';
import type {
  DocumentVersions,
  PreviewEvent,
  PreviewGateway,
} from '~/src/gateways/sanity/preview-gateway';
import type { ContentProblem } from '~/src/gateways/sanity/problem';
import type { ContentSource } from '~/src/gateways/sanity/site-content';
import type { Json } from '~/src/domain/data/read';
import type { PreviewModel } from './model';
import { CatalogueCache } from './catalogue-cache';
import { ReceivedVersions } from './session/received-versions';
import { RelatedCache } from './session/related-cache';
import { toModel } from './to-model';

/** Which versions exist; `changed` has both. */
export type DocumentStatus = 'draft' | 'published' | 'changed';

export type PreviewState =
  | { readonly step: 'loading' | 'refused' | 'silent' | 'unknown' }
  /**
   * Another brand's, of a type without a page, in another language, or of a product that is not
   * sold.
   */
  | {
      readonly step: 'foreign' | 'unsupported' | 'elsewhere' | 'unsold';
      readonly facts: DocumentFacts;
    }
  | {
      readonly step: 'shown';
      readonly type: PreviewedType;
      readonly facts: DocumentFacts;
      readonly status: DocumentStatus;
      readonly model: PreviewModel;
      readonly problems: readonly ContentProblem[];
      /** False if the build would leave the document out. */
      readonly isComplete: boolean;
      /** Whether changes are being received. */
      readonly isLive: boolean;
    };

export interface PreviewSessionOptions {
  readonly documentId: string;
  readonly gateway: PreviewGateway;
  readonly lookup: CatalogueLookup;
  readonly source: ContentSource;
  /** The languages that the brand has pages in. */
  readonly languages: readonly string[];
  readonly onState: (state: PreviewState) => void;
}

const AGAIN_MS = 2_000;

/** Follows one document until closed, and reports its page after each change. */
export const openPreview = (options: PreviewSessionOptions): (() => void) => {
  const { documentId, gateway, source, onState } = options;
  const catalogue = new CatalogueCache(options.lookup);
  const versions = new ReceivedVersions();
  const related = new RelatedCache();
  let isLive = false;
  let isShown = false;
  let isClosed = false;
  let again: ReturnType<typeof setTimeout> | undefined;

  const tell = (state: PreviewState): void => {
    if (isClosed) return;
    isShown = state.step === 'shown';
    onState(state);
  };

  /** False if the request failed; retryable ones are repeated. */
  const check = <T>(result: Result<T>, retry: () => void): result is { ok: true; value: T } => {
    if (isClosed || result.ok) return !isClosed;
    if (result.error.status === 401 || result.error.status === 403) {
      tell({ step: 'refused' });
      return false;
    }
    isLive = false;
    if (isShown) show();
    else tell({ step: 'silent' });
    clearTimeout(again);
    again = setTimeout(retry, AGAIN_MS);
    return false;
  };

  const refresh = async (): Promise<void> => {
    versions.startReading();
    const result = await gateway.versions(documentId);
    if (!check(result, () => void refresh())) return;
    versions.finishReading(result.value);
    show();
  };

  const look = async (document: Json): Promise<void> => {
    const result = await gateway.relatedDocuments(document);
    if (!check(result, () => void look(document))) return;
    related.receive(document, result.value);
    show();
  };

  const draw = (): void => {
    const { current } = versions;
    if (isClosed || !current) return;
    const document = current.draft ?? current.published;
    if (!document) return tell({ step: 'unknown' });
    const facts = factsOf(document);
    const type = previewedType(facts.type);
    if (!facts.sites.includes(source.site)) return tell({ step: 'foreign', facts });
    if (!type) return tell({ step: 'unsupported', facts });
    if (isInAnotherLanguage(facts, options)) return tell({ step: 'elsewhere', facts });
    if (related.isDue(document)) {
      related.request(document);
      void look(document);
    }
    if (!related.documents) return;
    const read = readPreviewedDocument(document, type, related.documents, source);
    const { problems, isComplete } = read;
    const model = toModel(read, catalogue);
    const isWhole = catalogue.isComplete;
    if (!isWhole) void catalogue.fetchMissing().then(show);
    if (!isWhole && !isShown) return;
    if (!model) return tell({ step: 'unsold', facts });
    const status = statusOf(current);
    tell({ step: 'shown', type, facts, status, model, problems, isComplete, isLive });
  };
  const show = batched(draw);

  const hear = (event: PreviewEvent): void => {
    switch (event.kind) {
      case 'open':
        isLive = true;
        void refresh();
        return;
      case 'lost':
        isLive = false;
        if (versions.current) show();
        else tell({ step: 'silent' });
        return;
      case 'refused':
        tell({ step: 'refused' });
        return;
      case 'changed':
        versions.change(event);
        show();
    }
  };

  tell({ step: 'loading' });
  void refresh();
  const stop = gateway.listen(documentId, hear);
  return () => {
    isClosed = true;
    clearTimeout(again);
    stop();
  };
};

/** Calls that arrive together run the task once. No timer: browsers throttle them in hidden windows. */
const batched = (task: () => void): (() => void) => {
  let isQueued = false;
  return () => {
    if (isQueued) return;
    isQueued = true;
    queueMicrotask(() => {
      isQueued = false;
      task();
    });
  };
};

const isInAnotherLanguage = (
  { language }: DocumentFacts,
  { source, languages }: PreviewSessionOptions,
): boolean => language !== null && language !== source.localeId && languages.includes(language);

const statusOf = ({ draft, published }: DocumentVersions): DocumentStatus => {
  if (!draft) return 'published';
  return published ? 'changed' : 'draft';
};
