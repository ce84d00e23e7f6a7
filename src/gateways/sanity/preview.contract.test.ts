import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshSandbox, type FreshSandbox } from '../testing/fresh-sandbox';
import { createContentClient } from './client';
import { readPreviewedDocument } from './documents/preview-document';
import { createPreviewGateway, type PreviewEvent } from './preview-gateway';

const POST = 'larkfield-blogPost-three-days-three-weeks-three-months-en-us';
const place = {
  site: 'larkfield',
  localeId: 'en-us',
  fallbackIds: ['en-us'],
  imageBase: 'https://i',
  fileBase: 'https://f',
};

let sandbox: FreshSandbox;
beforeAll(async () => {
  sandbox = await freshSandbox();
});
afterAll(() => sandbox.stop());

const configOf = (readToken: string) => ({
  projectId: 'storefront1',
  dataset: 'production',
  apiOrigin: sandbox.urlOf('content'),
  readToken,
  place,
});
const gatewayOf = (token: string) => createPreviewGateway(configOf(token));

it('reads a document with its references, like the build', async () => {
  const gateway = gatewayOf('sandbox-content-token');
  const versions = await gateway.versions(`drafts.${POST}`);
  const document = versions.ok ? versions.value.published : null;
  if (!document) throw new Error('The post is not there.');
  const around = await gateway.relatedDocuments(document);
  if (!around.ok) throw new Error(around.error.message);
  const named = { ...document, title: 'Free over {shipping}' };
  const read = readPreviewedDocument(named, 'blogPost', around.value, place);
  expect(read).toMatchObject({
    type: 'blogPost',
    value: { title: 'Free over $75' },
    problems: [],
    isComplete: true,
  });
  const { articles } = read;
  expect(articles.posts.length).toBeGreaterThan(10);
  if (read.type !== 'blogPost') throw new Error('It is no post.');
  expect(articles.people.map(({ slug }) => slug)).toContain(read.value.authorSlug);
  expect(articles.categories.map(({ slug }) => slug)).toContain(read.value.categorySlug);
});

it('receives a draft as it is edited', async () => {
  const editor = createContentClient(configOf('sandbox-editor-token'), 'raw');
  const events: PreviewEvent[] = [];
  await new Promise<void>(resolve => {
    const stop = gatewayOf('sandbox-content-token').listen(POST, event => {
      events.push(event);
      if (event.kind === 'open') {
        void editor.createOrReplace({ _id: `drafts.${POST}`, _type: 'blogPost', title: 'Draft' });
      }
      if (event.kind !== 'changed') return;
      stop();
      resolve();
    });
  });
  expect(events).toMatchObject([
    { kind: 'open' },
    { kind: 'changed', version: 'draft', document: { title: 'Draft' } },
  ]);
});

it('reports a token without access', async () => {
  const gateway = gatewayOf('wrong');
  expect(await gateway.versions(POST)).toMatchObject({
    ok: false,
    error: { kind: 'http', status: 401 },
  });
  const event = await new Promise(resolve => void gateway.listen(POST, resolve));
  expect(event).toEqual({ kind: 'refused' });
});
