import { afterAll, beforeAll, expect, it } from 'vitest';
import { startContent } from './testing/start-content';
import type { ContentSandbox } from './testing/start-content';

const page = (id: string, title: string, more: object = {}) => ({
  _id: id,
  _type: 'page',
  title,
  ...more,
});
const documents = [
  page('home', 'Home'),
  page('drafts.home', 'Home, drafted'),
  page('versions.rSpring.home', 'Home, in spring'),
  page('about', 'About', { parent: { _type: 'reference', _ref: 'home' } }),
  page('versions.rFall.about', 'About, in fall'),
  page('versions.rSpring.sale', 'Sale'),
  page('old', 'Old'),
  page('versions.rSpring.old', 'Old', { _system: { delete: true } }),
  page('internal.notes', 'Notes'),
];

let content: ContentSandbox;
beforeAll(async () => {
  content = await startContent(documents);
});
afterAll(() => content.stop());

const titles = (perspective: string | string[], token: string | undefined, apiVersion: string) =>
  content
    .client({ token, apiVersion })
    .fetch<
      readonly string[]
    >('*[_type == "page"] | order(title asc).title', {}, { perspective: perspective as 'raw' });
const asEditor = (perspective: string | string[], apiVersion = '2025-02-19') =>
  titles(perspective, 'sandbox-content-token', apiVersion);

it('published documents appear if a release has no version of them', async () => {
  expect(await asEditor(['rSpring'])).toEqual(['About', 'Home, in spring', 'Notes', 'Sale']);
  expect(await asEditor(['rFall'])).toEqual(['About, in fall', 'Home', 'Notes', 'Old']);
  expect(await asEditor(['rNone'])).toEqual(['About', 'Home', 'Notes', 'Old']);
});

it('the first layer in the list wins', async () => {
  const all = ['About, in fall', 'Home, in spring', 'Notes', 'Sale'];
  expect(await asEditor(['rFall', 'rSpring', 'drafts'])).toEqual(all);
  expect(await asEditor(['drafts', 'rSpring', 'rFall'])).toEqual(
    all.map(title => (title === 'Home, in spring' ? 'Home, drafted' : title)),
  );
});

it('documents have the published id, and references resolve to the version that wins', async () => {
  const client = content.client({ token: 'sandbox-content-token', perspective: ['rSpring'] });
  expect(await client.fetch('*[title match "spring"]{_id, _originalId}')).toEqual([
    { _id: 'home', _originalId: 'versions.rSpring.home' },
  ]);
  expect(await client.fetch('*[_id == "about"][0].parent->title')).toBe('Home, in spring');
});

it('versions need a token, and raw returns them as stored', async () => {
  expect(await titles(['rSpring'], undefined, '2025-02-19')).toEqual(['About', 'Home', 'Old']);
  expect(await asEditor('raw')).toHaveLength(documents.length);
  expect(await asEditor('published')).toEqual(['About', 'Home', 'Notes', 'Old']);
  expect(await asEditor('drafts')).toEqual(['About', 'Home, drafted', 'Notes', 'Old']);
});

it('older API versions ignore releases', async () => {
  expect(await asEditor('raw', '2024-01-01')).toHaveLength(documents.length - 4);
  await expect(asEditor(['rSpring'], '2024-01-01')).rejects.toMatchObject({ statusCode: 400 });
});
