import type { Fetch } from '../http/fetch-json';

/** A request as a test sees it. */
export interface SeenRequest {
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface FakeFetch {
  readonly fetch: Fetch;
  readonly seen: SeenRequest[];
}

const bodyOf = (init: RequestInit | undefined): unknown =>
  typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null;

/** A `fetch` that returns the replies in turn; an `Error` is thrown, a text sent unchanged. */
export const fakeFetch = (...replies: readonly unknown[]): FakeFetch => {
  const seen: SeenRequest[] = [];
  const left = [...replies];
  const fetch: Fetch = async (input, init) => {
    seen.push({
      url: input instanceof Request ? input.url : input.toString(),
      headers: new Headers(init?.headers),
      body: bodyOf(init),
    });
    if (left.length === 0) throw new Error('The test has no more replies.');
    const reply = left.shift();
    if (reply instanceof Error) throw reply;
    if (reply instanceof Response) return reply;
    return new Response(typeof reply === 'string' ? reply : JSON.stringify(reply));
  };
  return { fetch, seen };
};
