import type { ContentDocument, Perspective } from '../dataset';
import type { GroqQuery } from './run-query';

/** A document in its current state; null if it was deleted. */
export type Write = readonly [id: string, document: ContentDocument | null];

/** The documents that a query sees. */
export type QueryScope =
  /** The documents of a perspective, with asset URLs on `origin`. */
  | {
      readonly kind: 'perspective';
      readonly perspective: Perspective;
      readonly canSeeDrafts: boolean;
      readonly canSeeVersions: boolean;
      readonly origin: string;
    }
  /** The whole dataset with the writes of a transaction that is not committed yet. */
  | { readonly kind: 'transaction'; readonly writes: readonly Write[] }
  /** One document; references lead into the whole dataset. */
  | { readonly kind: 'document'; readonly document: ContentDocument };

/** The messages to a worker, in order. */
export type WorkerMessage =
  | { readonly kind: 'load'; readonly documents: readonly ContentDocument[] }
  | { readonly kind: 'write'; readonly writes: readonly Write[] }
  | {
      readonly kind: 'assets';
      readonly origin: string;
      readonly documents: readonly ContentDocument[];
    }
  | { readonly kind: 'forgetAssets' }
  | {
      readonly kind: 'query';
      readonly query: GroqQuery;
      readonly scope: QueryScope;
      readonly nowMs: number;
    };

/** A worker's reply to a query: its result as JSON, or the error. */
export type WorkerAnswer =
  | { readonly kind: 'result'; readonly json: string }
  | { readonly kind: 'refused'; readonly status: number; readonly document: object };
