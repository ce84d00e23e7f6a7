import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import type { CatalogueLookup } from '~/src/gateways/shopify/catalogue/catalogue-lookup';
import type {
  DocumentVersions,
  PreviewEvent,
  PreviewGateway,
} from '~/src/gateways/sanity/preview-gateway';
import { failure } from '~/src/gateways/http/failure';
import { openPreview, type PreviewState } from './preview-session';

const home = {
  _id: 'home',
  _type: 'page',
  site: 'larkfield',
  language: 'en-us',
  title: 'Home',
  slug: { current: 'home' },
  modules: [
    { _key: 'a', _type: 'quoteModule', quote: 'They stay.' },
    { _key: 'b', _type: 'productRailModule', heading: 'Favorites', handles: ['cap', 'gone'] },
  ],
};
const place = {
  site: 'larkfield',
  localeId: 'en-us',
  fallbackIds: ['en-us'],
  imageBase: 'https://i',
  fileBase: 'https://f',
};

/** A preview of test documents, with what it reported. */
const preview = (
  given: Partial<PreviewGateway> = {},
  first: object = home,
  answer: CatalogueLookup['product'] = async () => ok(null),
) => {
  let versions = { draft: null, published: first } as DocumentVersions;
  let hear = (_: PreviewEvent): void => undefined;
  const states: PreviewState[] = [];
  const product = vi.fn(answer);
  const close = openPreview({
    documentId: 'home',
    gateway: {
      versions: async () => ok(versions),
      relatedDocuments: async () =>
        ok({ documents: [], targets: new Map(), translations: new Map() }),
      listen: (_, listener) => {
        hear = listener;
        return () => undefined;
      },
      ...given,
    },
    lookup: {
      currency: 'USD',
      product,
      collection: async () => ok(null),
      related: async () => ok([]),
    },
    source: place,
    languages: ['en-us', 'en-ca'],
    onState: state => states.push(state),
  });
  return {
    close,
    states,
    product,
    hear: (event: PreviewEvent) => hear(event),
    store: (next: DocumentVersions) => {
      versions = next;
    },
    nextState: async () => {
      await vi.advanceTimersByTimeAsync(50);
      return states.at(-1);
    },
  };
};

const headingOf = (state: PreviewState | undefined): unknown =>
  state?.step === 'shown' && 'page' in state.model.data ? state.model.data.page.title : null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('preview', () => {
  it('shows the page once everything it refers to has loaded, requested once', async () => {
    const { nextState, states, product } = preview();
    expect(states).toEqual([{ step: 'loading' }]);
    expect(await nextState()).toMatchObject({
      step: 'shown',
      type: 'page',
      status: 'published',
      isLive: false,
      problems: [],
      model: { template: 'content-page', path: '/' },
    });
    expect(product.mock.calls.map(([handle]) => handle)).toEqual(['cap', 'gone']);
  });

  it('waits for the store without requesting twice, whatever arrives meanwhile', async () => {
    const inTime = async () => {
      await new Promise(done => setTimeout(done, 20));
      return ok(null);
    };
    const { nextState, hear, product } = preview({}, home, inTime);
    await vi.advanceTimersByTimeAsync(5);
    hear({ kind: 'open' });
    hear({ kind: 'changed', version: 'draft', document: { ...home, title: 'Newer' } });
    expect(headingOf(await nextState())).toBe('Newer');
    expect(product).toHaveBeenCalledTimes(2);
  });

  it('merges the draft over the published document as it is typed', async () => {
    const { nextState, hear } = preview();
    await nextState();
    hear({ kind: 'changed', version: 'draft', document: { ...home, title: 'New' } });
    const state = await nextState();
    expect([headingOf(state), state]).toMatchObject(['New', { status: 'changed' }]);
    hear({ kind: 'changed', version: 'draft', document: null });
    expect(headingOf(await nextState())).toBe('Home');
  });

  it('shows events that arrive together at once', async () => {
    const { nextState, states, hear } = preview();
    await nextState();
    const before = states.length;
    for (const title of ['A', 'AB', 'ABC']) {
      hear({ kind: 'changed', version: 'draft', document: { ...home, title } });
    }
    expect(headingOf(await nextState())).toBe('ABC');
    expect(states.length).toBe(before + 1);
  });

  it('queues events that arrive while it reads', async () => {
    const { nextState, hear } = preview();
    hear({ kind: 'open' });
    hear({ kind: 'changed', version: 'draft', document: { ...home, title: 'Newer' } });
    expect(headingOf(await nextState())).toBe('Newer');
  });

  it('lists the problems of a half-written draft', async () => {
    const { nextState } = preview(
      {},
      { ...home, title: '', modules: [{ _type: 'quoteModule' }, 7] },
    );
    expect(await nextState()).toMatchObject({
      step: 'shown',
      isComplete: false,
      problems: [{ field: 'title' }, { field: 'modules[0].quote' }, { field: 'modules[1]' }],
    });
  });

  it('reports a lost connection, and catches up when it is back', async () => {
    const { nextState, hear, store } = preview();
    hear({ kind: 'open' });
    expect(await nextState()).toMatchObject({ isLive: true });
    hear({ kind: 'lost' });
    expect(await nextState()).toMatchObject({ step: 'shown', isLive: false });
    store({ draft: { ...home, title: 'Meanwhile' }, published: home });
    hear({ kind: 'open' });
    const state = await nextState();
    expect([headingOf(state), state]).toMatchObject(['Meanwhile', { isLive: true }]);
  });

  it.each([
    [{ ...home, site: 'pawmere' }, 'foreign'],
    [{ ...home, _type: 'navigation' }, 'unsupported'],
    [{ ...home, language: 'en-ca' }, 'elsewhere'],
    [{ ...home, _type: 'globalProduct', store: { slug: 'cap' } }, 'unsold'],
  ])('explains %o', async (document, step) => {
    expect(await preview({}, document).nextState()).toMatchObject({ step });
  });

  it('distinguishes an unknown id from a token without access', async () => {
    const unknown = preview({ versions: async () => ok({ draft: null, published: null }) });
    expect(await unknown.nextState()).toEqual({ step: 'unknown' });
    const refused = preview({
      versions: async () => failure('http', 'Session not found', { status: 401 }),
    });
    expect(await refused.nextState()).toEqual({ step: 'refused' });
  });

  it('retries until the content system answers', async () => {
    let isUp = false;
    const { nextState } = preview({
      versions: async () =>
        isUp ? ok({ draft: null, published: home }) : failure('network', 'unreachable'),
    });
    expect(await nextState()).toEqual({ step: 'silent' });
    isUp = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(await nextState()).toMatchObject({ step: 'shown' });
  });

  it('reports nothing after it is closed', async () => {
    const { close, states, nextState } = preview();
    close();
    await nextState();
    expect(states).toEqual([{ step: 'loading' }]);
  });
});
