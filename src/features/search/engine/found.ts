/** What a search has found so far: the results of the vendor's library, each null until the first answer. */
export interface Found {
  readonly products: object | null;
  readonly posts: object | null;
  readonly articles: object | null;
  /** `slow` when the answer takes long. */
  readonly status: 'waiting' | 'slow' | 'ready' | 'failed';
}

export const NOTHING_YET: Found = {
  products: null,
  posts: null,
  articles: null,
  status: 'waiting',
};
