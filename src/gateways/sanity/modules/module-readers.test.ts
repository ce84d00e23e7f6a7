import { describe, expect, it } from 'vitest';
import { fieldsOf, imageReference, linkTo } from '../content.fixture';
import { toModules } from './module-readers';
import { describeProblem } from '../problem';

const read = (...modules: readonly unknown[]) => {
  const { fields, problems } = fieldsOf({ modules });
  return { modules: toModules(fields, 'modules'), problems: problems.map(describeProblem) };
};
const image = { _type: 'image', asset: { _ref: imageReference }, alt: 'A yard' };

describe('toModules', () => {
  it('reads a hero with its links resolved', () => {
    const { modules, problems } = read({
      _type: 'heroModule',
      _key: 'k',
      heading: 'Home is safe',
      image,
      actions: [
        { label: 'About', link: linkTo('page-about'), style: 'secondary' },
        { label: 'Read', link: linkTo('post-1') },
      ],
      facts: ['Since 1976', { value: '36 h', label: 'a charge' }, ''],
    });
    expect(problems).toEqual([]);
    expect(modules).toMatchObject([
      {
        type: 'heroModule',
        key: 'k',
        eyebrow: null,
        image: { alt: 'A yard' },
        actions: [
          { link: { kind: 'internal', href: '/about' }, style: 'secondary' },
          { link: { href: '/blog/first-walk' }, style: 'primary' },
        ],
        facts: [
          { label: 'Since 1976', value: null },
          { label: 'a charge', value: '36 h' },
        ],
      },
    ]);
  });

  it('reports an unknown module and keeps the others', () => {
    const { modules, problems } = read(
      { _type: 'carouselModule', _key: 'a' },
      { _type: 'statisticsModule', _key: 'b', items: [{ value: '50', label: 'years' }] },
    );
    expect(modules.map(module => module.key)).toEqual(['b']);
    expect(problems).toEqual([
      'Document doc-1, field modules[0]._type: "carouselModule" is not a module the site knows. Choose another block.',
    ]);
  });

  it('drops a module that lacks a required field', () => {
    const { modules, problems } = read({ _type: 'bannerModule', _key: 'a', tone: 'dark' });
    expect(modules).toEqual([]);
    expect(problems).toEqual([
      'Document doc-1, field modules[0].heading: it is empty. Fill it in, or remove what it belongs to.',
    ]);
  });

  it('drops single invalid entries and reports their place', () => {
    const { modules, problems } = read({
      _type: 'questionsModule',
      _key: 'a',
      items: [{ question: 'Why?', answer: 'Because.' }, { question: 'How?' }],
    });
    expect(modules).toMatchObject([{ items: [{ question: 'Why?' }] }]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('modules[0].items[1].answer');
  });

  it('reports a link without a target', () => {
    const link = { label: 'Gone', link: linkTo('page-gone') };
    const { modules, problems } = read({ _type: 'bannerModule', _key: 'a', heading: 'B', link });
    expect(modules).toMatchObject([
      { type: 'bannerModule', link: { label: 'Gone', link: null }, tone: 'light' },
    ]);
    expect(problems[0]).toContain('modules[0].link.link: an internal link has no target');
    expect(problems[0]).toContain('page-gone');
  });

  it('reads every kind of module', () => {
    const text = { heading: 'H', title: 'T', text: 'x', quote: 'Q' };
    const types = [
      'heroModule',
      'collectionTilesModule',
      'productRailModule',
      'featureModule',
      'stepsModule',
      'statisticsModule',
      'reviewWallModule',
      'bannerModule',
      'questionsModule',
      'richTextModule',
      'valuePropsModule',
      'comparisonModule',
      'quoteModule',
    ];
    const itemsOf = (type: string) =>
      type === 'statisticsModule' ? { items: [{ value: '9', label: 'L' }] } : {};
    const { modules, problems } = read(
      ...types.map(_type => ({ ...text, ...itemsOf(_type), _type, _key: _type })),
    );
    expect(problems).toEqual([]);
    expect(modules.map(module => module.type)).toEqual(types);
  });

  it.each([[undefined], [[]], [[{ value: '9' }]]])(
    'leaves out statistics whose items are %j',
    items => {
      const { fields, problems } = fieldsOf({ modules: [{ _type: 'statisticsModule', items }] });
      expect(toModules(fields, 'modules')).toEqual([]);
      expect(problems.at(-1)).toMatchObject({
        field: 'modules[0].items',
        message: 'it has no entry to show. Add one, or remove the module.',
      });
    },
  );
});
