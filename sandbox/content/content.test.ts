import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import manifest from '~/seed/art/manifest.json';
import { imageField, imageReference } from '~/seed/content/images';
import { startContent } from './testing/start-content';
import type { ContentSandbox } from './testing/start-content';

const hero = 'lifestyle/hero-yard.jpg';
const documents = [
  { _id: 'home', _type: 'page', slug: { current: 'home' }, title: 'Home', image: imageField(hero) },
  { _id: 'drafts.home', _type: 'page', slug: { current: 'home' }, title: 'Home, new' },
  { _id: 'about', _type: 'page', slug: { current: 'about' }, title: 'About', parent: ref('home') },
  { _id: 'drafts.soon', _type: 'page', slug: { current: 'soon' }, title: 'Soon' },
];
const token = 'sandbox-content-token';
const titles = '*[_type == "page"] | order(title asc).title';

function ref(id: string) {
  return { _type: 'reference', _ref: id };
}

let content: ContentSandbox;
beforeAll(async () => {
  content = await startContent(documents);
});
afterAll(() => content.stop());

describe('a query', () => {
  it('accepts parameters', async () => {
    const query = '*[_type == $type && slug.current == $slug][0]{_id, title}';
    const page: unknown = await content.client().fetch(query, { type: 'page', slug: 'about' });
    expect(page).toEqual({ _id: 'about', title: 'About' });
  });

  it('is posted by the client when it is long', async () => {
    const ids = Array.from({ length: 2000 }, (_, index) => `id-${index}`);
    const query = '*[_type == "page" && (_id in $ids || slug.current == $slug)]._id';
    const found: unknown = await content.client().fetch(query, { ids, slug: 'about' });
    expect(found).toEqual(['about']);
  });

  it('returns null for a missing document', async () => {
    expect(await content.client().fetch('*[_id == "none"][0]')).toBeNull();
  });

  it('follows references, to documents and to image assets', async () => {
    const query = `*[_id == "about"][0]{
      "parent": parent->title,
      "width": parent->image.asset->metadata.dimensions.width,
      "url": parent->image.asset->url
    }`;
    const fileName = imageReference(hero).slice('image-'.length).replace('-jpg', '.jpg');
    expect(await content.client().fetch(query)).toEqual({
      parent: 'Home',
      width: 2400,
      url: `${content.url}/images/storefront1/production/${fileName}`,
    });
  });

  it('returns the fields that the system writes itself', async () => {
    const page: unknown = await content.client().fetch('*[_id == "about"][0]');
    expect(page).toMatchObject({
      _createdAt: expect.stringMatching(/Z$/) as string,
      _rev: expect.stringMatching(/^[0-9a-f]{22}$/) as string,
    });
  });
});

describe('perspectives', () => {
  it('returns published documents by default', async () => {
    expect(await content.client({ token }).fetch(titles)).toEqual(['About', 'Home']);
  });

  it('lays drafts over published documents', async () => {
    const client = content.client({ token, perspective: 'drafts' });
    expect(await client.fetch(titles)).toEqual(['About', 'Home, new', 'Soon']);
    const query = '*[slug.current == "home"]{_id, _originalId}';
    expect(await client.fetch(query)).toEqual([{ _id: 'home', _originalId: 'drafts.home' }]);
    expect(await client.fetch('*[_id == "about"][0].parent->title')).toBe('Home, new');
  });

  it('accepts the older name of drafts', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const client = content.client({ token, perspective: 'previewDrafts' });
    expect(await client.fetch(titles)).toContain('Soon');
  });

  it('returns both versions as stored in raw', async () => {
    const client = content.client({ token, perspective: 'raw' });
    expect(await client.fetch(titles)).toEqual(['About', 'Home', 'Home, new', 'Soon']);
  });

  it('is raw by default in versions before 2025-02-19', async () => {
    const client = content.client({ token, apiVersion: '2024-01-01' });
    expect(await client.fetch(titles)).toHaveLength(4);
  });

  it.each(['drafts', 'raw'] as const)(
    'returns no draft without a token in %s',
    async perspective => {
      expect(await content.client({ perspective }).fetch(titles)).toEqual(['About', 'Home']);
    },
  );
});

describe('documents by id', () => {
  it('are returned one at a time or together', async () => {
    const client = content.client();
    expect(await client.getDocument('about')).toMatchObject({ title: 'About' });
    const many = await client.getDocuments(['home', 'none', 'about']);
    expect(many.map(document => document?._id ?? null)).toEqual(['home', null, 'about']);
  });

  it('hide drafts from callers without a token', async () => {
    expect(await content.client().getDocument('drafts.soon')).toBeUndefined();
    expect(await content.client({ token }).getDocument('drafts.soon')).toMatchObject({
      title: 'Soon',
    });
  });
});

describe('rejections', () => {
  it.each([
    ['*[_type == "page"', {}, 'Unexpected end of query'],
    ['*[_id == $slug]', {}, 'param $slug referenced, but not provided'],
  ])('answers 400 to %s', async (query, params, description) => {
    await expect(content.client().fetch(query, params)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('GROQ query parse error') as string,
      details: { type: 'queryParseError', query, description },
    });
  });

  it('answers 400 to a function that does not exist', async () => {
    const answer = content.client().fetch('*{"x": nothing()}');
    await expect(answer).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('Undefined function: nothing') as string,
    });
  });

  it.each([
    [{ dataset: 'staging' }, 404, 'Dataset "staging" not found for project ID "storefront1"'],
    [{ projectId: 'other1' }, 404, 'Project "other1" not found'],
    [{ token: 'wrong' }, 401, 'Session not found'],
  ])('explains %o', async (config, statusCode, message) => {
    await expect(content.client(config).fetch('*')).rejects.toMatchObject({
      statusCode,
      message: expect.stringContaining(message) as string,
    });
  });

  it('reports what is not modelled yet', async () => {
    const patch = content
      .client({ token: 'sandbox-editor-token' })
      .patch('home')
      .diffMatchPatch({ title: '@@ -1 +1 @@' });
    await expect(patch.commit()).rejects.toMatchObject({
      statusCode: 501,
      message: expect.stringContaining('"diffMatchPatch" is not modelled yet') as string,
    });
    expect((await fetch(`${content.url}/v1/data/export/production`)).status).toBe(501);
    expect((await fetch(`${content.url}/v1/users/me`)).status).toBe(501);
  });

  it('rejects a parameter that is not JSON', async () => {
    const url = `${content.url}/v2025-02-19/data/query/production?query=*&$slug=home`;
    const reply = await fetch(url);
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain('unable to parse value of');
  });
});

it('an image asset always has its previews', async () => {
  const query = '*[_type == "sanity.imageAsset"].metadata{lqip, blurHash}';
  const found = await content.client().fetch<readonly object[]>(query);
  expect(found.length).toBeGreaterThan(100);
  expect(found).toHaveLength(manifest.length);
  for (const preview of found) {
    expect(preview).toEqual({
      lqip: expect.stringMatching(/^data:image\/(jpeg|png);base64,.{80,}/) as string,
      blurHash: expect.stringMatching(/^[\x20-\x7e]{28}$/) as string,
    });
  }
});
