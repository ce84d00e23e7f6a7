import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, startShop, textAt, type Shop } from './testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const handles = (data: unknown, path: string): readonly unknown[] => {
  const nodes = at(data, `${path}.nodes`);
  return Array.isArray(nodes) ? nodes.map(node => at(node, 'handle')) : [];
};

describe('blogs', () => {
  it('are the categories of posts, and the press', async () => {
    const data = await shop.us.ask(
      `{ blogs(first: 9, sortKey: TITLE) { nodes { handle title seo { description } authors { name } } } }`,
    );
    expect(at(data, 'blogs.nodes')).toEqual([
      {
        handle: 'press',
        title: 'Press',
        seo: { description: 'News from Larkfield' },
        authors: [{ name: 'Larkfield' }],
      },
      {
        handle: 'training',
        title: 'Training',
        seo: { description: 'Short lessons.' },
        authors: [{ name: 'June Moss' }],
      },
    ]);
  });

  it('answer an article with its author, picture and text', async () => {
    const data = await shop.us.ask(`{
      blog(handle: "training") {
        articleByHandle(handle: "loose-lead") {
          title contentHtml content(truncateAt: 12) excerpt publishedAt tags onlineStoreUrl
          author: authorV2 { name firstName lastName bio email }
          image { width altText } seo { title description } blog { handle }
          comments(first: 1) { nodes { id } }
        }
        none: articleByHandle(handle: "nothing") { id }
      }
      blogByHandle(handle: "nothing") { id }
    }`);
    expect(data).toMatchObject({
      blog: {
        articleByHandle: {
          title: 'A loose lead',
          contentHtml: '<p>A loose lead, step by step &amp; slowly.</p>',
          content: 'A loose l...',
          excerpt: 'In short: A loose lead',
          publishedAt: '2026-03-01T12:00:00Z',
          author: {
            name: 'June Moss',
            firstName: 'June',
            lastName: 'Moss',
            bio: 'Teaches puppies.',
            email: 'care@larkfield.example',
          },
          image: { width: 2400 },
          seo: { title: null, description: 'About: A loose lead' },
          blog: { handle: 'training' },
          comments: { nodes: [] },
        },
        none: null,
      },
      blogByHandle: null,
    });
  });
});

const ARTICLES = `query A($query: String, $sortKey: ArticleSortKeys, $reverse: Boolean, $first: Int!, $after: String) {
  articles(query: $query, sortKey: $sortKey, reverse: $reverse, first: $first, after: $after) {
    nodes { handle id }
    pageInfo { endCursor }
  }
}`;

describe('articles', () => {
  it.each([
    ['tag:Walking', ['loose-lead', 'good-recall']],
    ['tag_not:Walking blog_title:training', ['strap-on']],
    ['NOT (tag:Puppies OR blog_title:press)', ['loose-lead']],
    ['author:june created_at:<2026-02', ['strap-on']],
    ['recall OR called', ['good-recall']],
  ])('are found by %s', async (query, wanted) => {
    const asked = { query, sortKey: 'PUBLISHED_AT', reverse: true, first: 9 };
    expect(handles(await shop.us.ask(ARTICLES, asked), 'articles')).toEqual(wanted);
  });

  it.each([
    ['TITLE', ['loose-lead', 'good-recall', 'fifty-years', 'strap-on']],
    ['PUBLISHED_AT', ['fifty-years', 'strap-on', 'good-recall', 'loose-lead']],
    ['UPDATED_AT', ['fifty-years', 'strap-on', 'good-recall', 'loose-lead']],
  ])('are sorted by %s', async (sortKey, wanted) => {
    expect(handles(await shop.us.ask(ARTICLES, { sortKey, first: 9 }), 'articles')).toEqual(wanted);
  });

  it('are answered by their id, and as nodes', async () => {
    const list = await shop.us.ask(ARTICLES, { sortKey: 'TITLE', first: 1 });
    const id = textAt(list, 'articles.nodes.0.id');
    const data = await shop.us.ask(
      `query I($id: ID!) { article(id: $id) { handle } node(id: $id) { ... on Article { handle } } }`,
      { id },
    );
    expect(data).toEqual({ article: { handle: 'loose-lead' }, node: { handle: 'loose-lead' } });
  });

  it.each([
    [{ query: 'nothing:here' }, 'QueryRoot.articles(query:) with the filter "nothing"'],
    [{ sortKey: 'RELEVANCE' }, 'QueryRoot.articles(sortKey: RELEVANCE) without a query'],
  ])('refuse %o', async (asked, words) => {
    const reply = await shop.us.reply(ARTICLES, { first: 1, ...asked });
    expect(at(reply, 'errors.0')).toMatchObject({
      message: `Not modelled in the sandbox: ${words}`,
      path: ['articles'],
      extensions: { code: 'NOT_MODELLED' },
    });
  });

  it('refuse a cursor of another sort', async () => {
    const list = await shop.us.ask(ARTICLES, { sortKey: 'TITLE', first: 1 });
    const after = textAt(list, 'articles.pageInfo.endCursor');
    const reply = await shop.us.reply(ARTICLES, { sortKey: 'AUTHOR', first: 1, after });
    expect(at(reply, 'errors.0.extensions.code')).toBe('BAD_REQUEST');
  });
});

describe('pages', () => {
  it('are listed without the home page, and found by title', async () => {
    const list = async (query: string | null) =>
      handles(
        await shop.us.ask(
          `query P($query: String) { pages(first: 9, sortKey: TITLE, query: $query) { nodes { handle } } }`,
          { query },
        ),
        'pages',
      );
    expect(await list(null)).toEqual([
      'solutions-pet-door',
      'privacy',
      'shipping-and-returns',
      'terms',
    ]);
    expect(await list('title:priv* OR handle:terms')).toEqual(['privacy', 'terms']);
  });

  it('hold the texts of their modules, in the words of each country', async () => {
    const query = `{ page(handle: "shipping-and-returns") { title body bodySummary seo { title } } }`;
    expect(at(await shop.us.ask(query), 'page')).toEqual({
      title: 'Shipping and returns',
      body: '<h2>Shipping and returns, plainly</h2><p>Send it back within 45 days.</p>',
      bodySummary: 'Shipping and returns, plainly Send it back within 45 days.',
      seo: { title: 'Shipping and returns' },
    });
    expect(textAt(await shop.ca.ask(query), 'page.body')).toContain('from Canada');
  });
});

describe('the shop', () => {
  it('answers its policies', async () => {
    const data = await shop.us.ask(`{ shop {
      privacyPolicy { title handle body url } refundPolicy { handle } shippingPolicy { handle }
      termsOfService { handle } subscriptionPolicy { id handle title }
    } }`);
    expect(at(data, 'shop')).toEqual({
      privacyPolicy: {
        title: 'Privacy policy',
        handle: 'privacy-policy',
        body: '<h2>Privacy, plainly</h2><p>What we know of you.</p>',
        url: `${shop.us.url}/policies/privacy-policy`,
      },
      refundPolicy: { handle: 'refund-policy' },
      shippingPolicy: { handle: 'shipping-policy' },
      termsOfService: { handle: 'terms-of-service' },
      subscriptionPolicy: {
        id: null,
        handle: 'subscription-policy',
        title: 'Cancellation policy',
      },
    });
  });

  it('answers its brand, with a logo that can be loaded', async () => {
    const data = await shop.us.ask(`{ shop { description brand {
      slogan shortDescription colors { primary { background foreground } }
      logo { image { url width } } squareLogo { alt } coverImage { image { url } }
    } } }`);
    expect(at(data, 'shop')).toMatchObject({
      description: 'Fences and collars.',
      brand: {
        slogan: 'dogs at home',
        shortDescription: 'Fences and collars.',
        colors: { primary: [{ background: '#1d5f9e', foreground: '#ffffff' }] },
        squareLogo: { alt: 'Larkfield brand mark' },
      },
    });
    const logo = await fetch(textAt(data, 'shop.brand.logo.image.url'));
    expect(logo.headers.get('content-type')).toBe('image/svg+xml');
  });
});
