/** The results of a search, by the vendor's library; each is null until the first reply. */
export interface Found {
  readonly products: object | null;
  readonly posts: object | null;
  readonly articles: object | null;
  /** `slow` when the reply takes long. */
  readonly status: 'waiting' | 'slow' | 'ready' | 'failed';
}

export const NOTHING_YET: Found = {
  products: null,
  posts: null,
  articles: null,
  status: 'waiting',
};
