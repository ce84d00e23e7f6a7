import type { SanityClient } from '@sanity/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { imageField } from '~/seed/content/images';
import { startContent } from './testing/start-content';
import type { ContentSandbox } from './testing/start-content';

const ref = (id: string, more: object = {}) => ({ _type: 'reference', _ref: id, ...more });
const documents = [
  { _id: 'home', _type: 'page' },
  { _id: 'about', _type: 'page', parent: ref('home') },
];

let content: ContentSandbox;
let editor: SanityClient;
beforeEach(async () => {
  content = await startContent(documents);
  editor = content.client({ token: 'sandbox-editor-token' });
});
afterEach(() => content.stop());

const exists = async (id: string): Promise<boolean> => (await editor.getDocument(id)) !== undefined;

const refusal = (index: number, id: string, missing: string) => ({
  statusCode: 409,
  details: {
    type: 'mutationError',
    description: `the mutation(s) failed: Document "${id}" references non-existent document "${missing}"`,
    items: [
      { index, error: { type: 'documentReferenceDoesNotExistError', id, referenceID: missing } },
    ],
  },
});

it('a strong reference to a missing document is rejected with its whole transaction', async () => {
  const transaction = editor
    .transaction()
    .create({ _id: 'news', _type: 'page' })
    .create({ _id: 'post', _type: 'post', blocks: [{ _key: 'a', link: ref('nowhere') }] });
  await expect(transaction.commit()).rejects.toMatchObject(refusal(1, 'post', 'nowhere'));
  expect(await exists('news')).toBe(false);
});

it('a strong reference in a patch or a draft is rejected too', async () => {
  const patch = editor.patch('about').set({ parent: ref('gone') });
  await expect(patch.commit()).rejects.toMatchObject(refusal(0, 'about', 'gone'));
  const draft = { _id: 'drafts.about', _type: 'page', parent: ref('gone') };
  await expect(editor.create(draft)).rejects.toMatchObject(refusal(0, 'drafts.about', 'gone'));
});

it.each([
  ['weak', ref('nowhere', { _weak: true })],
  ['of another dataset', ref('nowhere', { _dataset: 'staging', _projectId: 'other' })],
  ['to an image', imageField('lifestyle/hero-yard.jpg')],
  ['to itself', ref('post')],
])('a reference is accepted if it is %s', async (_, value) => {
  await editor.create({ _id: 'post', _type: 'post', value });
  expect(await exists('post')).toBe(true);
});

it('documents of one transaction may refer to each other in any order', async () => {
  await editor
    .transaction()
    .create({ _id: 'first', _type: 'page', next: ref('second') })
    .create({ _id: 'second', _type: 'page', next: ref('first') })
    .commit();
  expect(await exists('first')).toBe(true);
  await editor.transaction().delete('first').delete('second').commit();
  expect(await exists('second')).toBe(false);
});

it('a document with strong references to it cannot be deleted until the last is gone', async () => {
  await expect(editor.delete('home')).rejects.toMatchObject({
    statusCode: 409,
    details: {
      items: [
        {
          index: 0,
          error: {
            type: 'documentHasExistingReferencesError',
            id: 'home',
            referencingIDs: ['about'],
          },
        },
      ],
    },
  });
  const weak = { parent: ref('home', { _weak: true }) };
  await editor.transaction().delete('home').patch('about', { set: weak }).commit();
  expect(await exists('home')).toBe(false);
});

it('a document with strong references to it cannot be unpublished either', async () => {
  const unpublish = editor.action({
    actionType: 'sanity.action.document.unpublish',
    draftId: 'drafts.home',
    publishedId: 'home',
  });
  await expect(unpublish).rejects.toMatchObject({
    statusCode: 409,
    details: { type: 'actionError' },
  });
  expect(await exists('home')).toBe(true);
});
