/** The replies to a search, by the vendor's library; each is null until the first reply. */
export interface SearchReplies {
  readonly products: object | null;
  readonly posts: object | null;
  readonly articles: object | null;
  /** `slow` when the reply takes long. */
  readonly status: 'waiting' | 'slow' | 'ready' | 'failed';
}

export const NO_REPLIES: SearchReplies = {
  products: null,
  posts: null,
  articles: null,
  status: 'waiting',
};
