import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SanityClient } from '@sanity/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startContent } from './testing/start-content';
import type { ContentSandbox } from './testing/start-content';

const home = {
  _id: 'home',
  _type: 'page',
  title: 'Home',
  views: 3,
  modules: [
    { _key: 'a', heading: 'One' },
    { _key: 'b', heading: 'Two' },
  ],
};
const documents = [
  home,
  { _id: 'about', _type: 'page', title: 'About', parent: { _type: 'reference', _ref: 'home' } },
];

let folder: string;
let content: ContentSandbox;
let editor: SanityClient;
const start = async (): Promise<void> => {
  content = await startContent(documents, folder);
  editor = content.client({ token: 'sandbox-editor-token' });
};
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-'));
  await start();
});
afterEach(async () => {
  await content.stop();
  await rm(folder, { recursive: true });
});

const titleOf = (id: string): Promise<unknown> =>
  editor.fetch('*[_id == $id][0].title', { id }, { perspective: 'raw' });

describe('mutations', () => {
  it('create, replace and create if missing', async () => {
    const made = await editor.create({ _type: 'page', title: 'New' });
    expect(made).toMatchObject({ title: 'New', _rev: expect.any(String) as string });
    await editor.createOrReplace({ _id: made._id, _type: 'page', title: 'Newer' });
    await editor.createIfNotExists({ _id: made._id, _type: 'page', title: 'Newest' });
    expect(await titleOf(made._id)).toBe('Newer');
  });

  it('give a draft without an id a new one', async () => {
    const { _id } = await editor.create({ _id: 'drafts.', _type: 'page' });
    expect(_id).toMatch(/^drafts\.[0-9a-f]+$/);
  });

  it('patch by path', async () => {
    const patched = await editor
      .patch('home')
      .set({ 'modules[_key=="b"].heading': 'Second', 'seo.title': 'Start' })
      .setIfMissing({ title: 'Ignored', tags: ['x', 'y'] })
      .inc({ views: 2 })
      .insert('before', 'modules[0]', [{ _key: 'c', heading: 'Zero' }])
      .unset(['modules[_key=="a"]', 'tags[0]', 'nothing.here'])
      .commit();
    expect(patched).toMatchObject({
      title: 'Home',
      views: 5,
      seo: { title: 'Start' },
      tags: ['y'],
      modules: [
        { _key: 'c', heading: 'Zero' },
        { _key: 'b', heading: 'Second' },
      ],
    });
    expect(patched).not.toHaveProperty('nothing');
    expect(patched._rev).not.toBe((await editor.getDocument('about'))?._rev);
  });

  it('are applied completely or not at all', async () => {
    const transaction = editor
      .transaction()
      .patch('home', { set: { title: 'Changed' } })
      .create({ _id: 'about', _type: 'page' });
    await expect(transaction.commit()).rejects.toMatchObject({
      statusCode: 409,
      details: {
        type: 'mutationError',
        items: [{ index: 1, error: { type: 'documentAlreadyExistsError', id: 'about' } }],
      },
    });
    expect(await titleOf('home')).toBe('Home');
  });

  it('reject a patch of an outdated revision', async () => {
    const { _rev: read } = await editor.patch('home').set({ title: 'Theirs' }).commit();
    const { _rev: current } = await editor.patch('home').set({ title: 'Theirs too' }).commit();
    const mine = editor.patch('home').set({ title: 'Mine' }).ifRevisionId(read);
    await expect(mine.commit()).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining(
        `Document "home" has unexpected revision ID ("${current}"), expected "${read}"`,
      ) as string,
    });
    expect(await titleOf('home')).toBe('Theirs too');
  });

  it('delete documents without references, also by query', async () => {
    await expect(editor.delete('home')).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('references to it from "about"') as string,
    });
    await editor.delete({ query: '*[title == $title]', params: { title: 'About' } });
    await editor.delete('home');
    expect(await editor.fetch('count(*[_type == "page"])')).toBe(0);
  });

  it('report a missing document', async () => {
    await expect(editor.patch('none').set({ a: 1 }).commit()).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('The document with the ID "none" was not found') as string,
    });
  });
});

describe('permission', () => {
  it.each([
    [undefined, 403, 'Insufficient permissions; permission "create" required'],
    ['sandbox-content-token', 403, 'Insufficient permissions; permission "create" required'],
    ['wrong', 401, 'Session not found'],
  ])('is denied to the token %s', async (token, statusCode, message) => {
    const attempt = content.client({ token }).create({ _id: 'new', _type: 'page' });
    await expect(attempt).rejects.toMatchObject({
      statusCode,
      message: expect.stringContaining(message) as string,
    });
    expect(await editor.getDocument('new')).toBeUndefined();
  });
});

describe('actions', () => {
  const versions = { draftId: 'drafts.home', publishedId: 'home' };
  const draft = () => editor.createOrReplace({ ...home, _id: 'drafts.home', title: 'Draft' });

  it('publish a draft', async () => {
    await draft();
    expect(await editor.fetch('*[_id == "home"][0].title')).toBe('Home');
    await editor.action({ actionType: 'sanity.action.document.publish', ...versions });
    expect(await editor.fetch('*[_id == "home"][0].title')).toBe('Draft');
    expect(await titleOf('drafts.home')).toBeNull();
  });

  it('reject publishing an outdated draft', async () => {
    await draft();
    const action = {
      actionType: 'sanity.action.document.publish',
      ...versions,
      ifDraftRevisionId: 'old',
    } as const;
    await expect(editor.action(action)).rejects.toMatchObject({
      statusCode: 409,
      details: { type: 'actionError' },
    });
    expect(await titleOf('home')).toBe('Home');
  });

  it('discard and unpublish', async () => {
    await draft();
    await editor.action({ actionType: 'sanity.action.document.discard', ...versions });
    expect(await titleOf('drafts.home')).toBeNull();
    const about = { draftId: 'drafts.about', publishedId: 'about' };
    await editor.action({ actionType: 'sanity.action.document.unpublish', ...about });
    expect(await titleOf('about')).toBeNull();
    expect(await titleOf('drafts.about')).toBe('About');
  });
});

describe('written documents', () => {
  it('survive a restart, until a reset', async () => {
    await editor.patch('home').set({ title: 'Kept' }).commit();
    await editor.delete('about');
    await content.stop();
    await start();
    expect(await titleOf('home')).toBe('Kept');
    expect(await titleOf('about')).toBeNull();
    await fetch(`${content.control}/reset?service=content`, { method: 'POST' });
    expect(await titleOf('home')).toBe('Home');
    expect(await titleOf('about')).toBe('About');
  });
});
