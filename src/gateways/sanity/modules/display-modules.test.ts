import { describe, expect, it } from 'vitest';
import { fieldsOf, imageReference, linkTo } from '../content.fixture';
import { toModules } from './module-readers';
import { describeProblem } from '../problem';

const read = (...modules: readonly unknown[]) => {
  const { fields, problems } = fieldsOf({ modules });
  return { modules: toModules(fields, 'modules'), problems: problems.map(describeProblem) };
};
const image = { _type: 'image', asset: { _ref: imageReference }, alt: 'A yard' };
const file = (extension: string) => ({ _type: 'file', asset: { _ref: `file-abc-${extension}` } });

describe('display modules', () => {
  it('read their anchor, and keep the label of a disabled link', () => {
    const link = { label: 'Soon', link: { linkType: 'disable' } };
    const { modules, problems } = read({
      _type: 'featureGridModule',
      anchor: 'What comes with it',
      items: [{ title: 'T', icon: 'paw', link }],
    });
    expect(problems).toEqual([]);
    expect(modules).toMatchObject([
      {
        anchor: 'what-comes-with-it',
        items: [{ title: 'T', link: { label: 'Soon', link: null } }],
      },
    ]);
  });

  it('give every tab its own anchor', () => {
    const { modules, problems } = read({
      _type: 'tabsModule',
      tabs: [{ title: 'For dogs' }, { title: 'For dogs' }, { title: 'Cats', anchor: 'felines' }],
    });
    expect(modules).toMatchObject([
      { tabs: [{ anchor: 'for-dogs' }, { anchor: 'for-dogs-2' }, { anchor: 'felines' }] },
    ]);
    expect(problems[0]).toContain('another tab is called "for-dogs" too');
  });

  it('read a video and its captions', () => {
    const video = { _type: 'videoModule', title: 'Draw the line', poster: image, seconds: 21 };
    const { modules } = read({ ...video, file: file('webm'), captions: file('vtt') });
    expect(modules).toMatchObject([
      {
        file: 'https://cdn.example/files/p/d/abc.webm',
        captions: 'https://cdn.example/files/p/d/abc.vtt',
        transcript: null,
      },
    ]);
    const broken = read({ ...video, seconds: 0, file: { asset: { _ref: 'image-1' } } });
    expect(broken.modules).toEqual([]);
    expect(broken.problems.join()).toMatch(/file: it names no file.*seconds: it is no number/s);
  });

  it.each(['featureModule', 'heroModule'])('read the film of a %s, which may lack one', _type => {
    const feature = { _type, heading: 'Draw it', image };
    const { modules, problems } = read(feature, { ...feature, film: file('webm') });
    expect(problems).toEqual([]);
    expect(modules).toMatchObject([
      { film: null },
      { film: 'https://cdn.example/files/p/d/abc.webm' },
    ]);
  });

  it('drop a missing picture and report it', () => {
    const { modules, problems } = read({
      _type: 'galleryModule',
      items: [{ image, caption: 'C' }, { caption: 'D' }],
    });
    expect(modules).toMatchObject([{ items: [{ caption: 'C' }] }]);
    expect(problems).toEqual([expect.stringContaining('items[1].image: it is empty')]);
  });

  it('read rails of collections and maps', () => {
    const { modules, problems } = read(
      {
        _type: 'collectionRailModule',
        heading: 'H',
        handles: ['power'],
        link: { label: 'All', link: linkTo('page-about') },
      },
      {
        _type: 'mapModule',
        heading: 'M',
        areas: [
          { code: 'oh', name: 'Ohio', count: 9 },
          { code: 'ID', name: 'Idaho' },
        ],
      },
    );
    expect(modules).toMatchObject([
      { handles: ['power'], tiles: [], link: { link: { href: '/about' } } },
      { areas: [{ code: 'OH', name: 'Ohio', count: 9 }] },
    ]);
    expect(problems).toHaveLength(1);
  });
});

describe('form modules', () => {
  const form = {
    _type: 'formModule',
    form: 'call',
    heading: 'H',
    submitLabel: 'Send',
    successHeading: 'Thanks',
  };

  it('read the fields of a form', () => {
    const fields = [{ name: 'email', label: 'Email', kind: 'email', isRequired: true }];
    const { modules, problems } = read({ ...form, fields });
    expect(problems).toEqual([]);
    expect(modules).toMatchObject([
      { fields: [{ kind: 'email', isRequired: true, minLength: null, options: [] }] },
    ]);
  });

  it('report invalid fields', () => {
    const { modules, problems } = read({
      ...form,
      fields: [
        { name: 'a', label: 'A', kind: 'colour' },
        { name: 'a', label: 'Again' },
        { name: 'first name', label: 'B' },
        { name: 'c', label: 'C', kind: 'select' },
      ],
    });
    expect(modules).toMatchObject([{ fields: [{ name: 'a', kind: 'text' }] }]);
    expect(problems.join('\n')).toMatch(
      /"colour" is not a field[\s\S]*"first name" is not a name[\s\S]*nothing to choose[\s\S]*two are called "a"/,
    );
  });

  it('drop a form without fields', () => {
    const { modules, problems } = read(form);
    expect(modules).toEqual([]);
    expect(problems[0]).toContain('none to fill in');
  });

  it('read the newsletter and the dealer search', () => {
    const { modules, problems } = read(
      { _type: 'newsletterModule', heading: 'N', code: 'TEN' },
      { _type: 'dealerSearchModule', heading: 'D' },
    );
    expect(problems).toEqual([]);
    expect(modules).toMatchObject([{ code: 'TEN' }, { heading: 'D', image: null }]);
  });
});
