import { describe, expect, it } from 'vitest';
import { fieldsOf, imageReference, linkTo } from '../content.fixture';
import { toRichText } from './rich-text';

const read = (...body: readonly unknown[]) => {
  const { fields, problems } = fieldsOf({ body });
  return { text: toRichText(fields, 'body'), problems };
};
const block = (markDefs: readonly unknown[]) => ({
  _type: 'block',
  _key: 'b',
  style: 'normal',
  markDefs,
  children: [{ _type: 'span', text: 'Walk', marks: ['l'] }],
});

describe('toRichText', () => {
  it('keeps blocks and resolves their links', () => {
    const { text, problems } = read(block([{ ...linkTo('page-about'), _key: 'l' }]));
    expect(problems).toEqual([]);
    expect(text).toMatchObject([
      {
        _type: 'block',
        style: 'normal',
        markDefs: [{ _type: 'link', _key: 'l', kind: 'internal', href: '/about' }],
        children: [{ text: 'Walk' }],
      },
    ]);
  });

  it("accepts the editor's plain web links, and no script", () => {
    const plain = (href: string) => read(block([{ _type: 'link', _key: 'l', href }]));
    expect(plain('https://a.example').text[0]?.markDefs).toMatchObject([
      { kind: 'external', href: 'https://a.example' },
    ]);
    const script = plain('javascript:alert(1)');
    expect(script.text[0]?.markDefs).toMatchObject([{ kind: null, href: null }]);
    expect(script.problems).toHaveLength(1);
  });

  it('reads images and drops what is not a block', () => {
    const { text } = read(
      { _type: 'image', _key: 'i', asset: { _ref: imageReference }, alt: 'A dog' },
      { _type: 'image', asset: null },
      'text',
    );
    expect(text).toMatchObject([{ _type: 'image', image: { width: 2400, alt: 'A dog' } }]);
    expect(text).toHaveLength(1);
  });

  it('keeps the text of a broken link, and reports it', () => {
    const { text, problems } = read(block([{ ...linkTo('nobody'), _key: 'l' }]));
    expect(text).toMatchObject([
      { markDefs: [{ href: null }], children: [{ text: 'Walk', marks: ['l'] }] },
    ]);
    expect(problems[0]?.message).toMatch(/no target.*\(it names nobody\)\.$/);
    const disabled = read(block([{ _type: 'link', _key: 'l', linkType: 'disable' }]));
    expect(disabled).toMatchObject({ problems: [], text: [{ markDefs: [{ href: null }] }] });
  });

  it('keeps the text of an unknown style, list, mark or inline object', () => {
    const { text, problems } = read({
      _type: 'block',
      _key: 'b',
      style: 'h1',
      listItem: 'stars',
      markDefs: [{ _type: 'comment', _key: 'c' }],
      children: [
        { _type: 'span', text: 'Walk', marks: ['strong', 'glitter', 'c', 'strike'] },
        { _type: 'emoji', text: 'on' },
      ],
    });
    expect(text).toEqual([
      {
        _type: 'block',
        _key: 'b',
        style: 'normal',
        listItem: 'bullet',
        level: 1,
        markDefs: [],
        children: [
          { _type: 'span', text: 'Walk', marks: ['strong', 'strike-through'] },
          { _type: 'span', text: 'on', marks: [] },
        ],
      },
    ]);
    expect(problems.map(({ field }) => field).sort()).toEqual([
      'body[0].children',
      'body[0].children',
      'body[0].listItem',
      'body[0].markDefs',
      'body[0].style',
    ]);
  });

  it('reads every block other than text', () => {
    const { text, problems } = read(
      { _type: 'callout', _key: 'a', tone: 'care', title: 'Mind', text: 'the ice' },
      { _type: 'productEmbed', _key: 'b', handle: 'gps-collar' },
      { _type: 'table', _key: 'c', rows: [{ cells: ['', 'A'] }, { cells: ['one', ''] }] },
      { _type: 'divider', _key: 'd' },
      { _type: 'questions', _key: 'e', items: [{ question: 'Why?', answer: 'So.' }] },
      { _type: 'videoEmbed', _key: 'f', url: 'https://v.example/1', title: 'Posts', minutes: 2 },
    );
    expect(problems).toEqual([]);
    expect(text).toEqual([
      { _type: 'callout', _key: 'a', tone: 'care', title: 'Mind', text: 'the ice' },
      { _type: 'productEmbed', _key: 'b', handle: 'gps-collar', note: null },
      { _type: 'table', _key: 'c', caption: null, columns: ['', 'A'], rows: [['one', '']] },
      { _type: 'divider', _key: 'd' },
      { _type: 'questions', _key: 'e', items: [{ question: 'Why?', answer: 'So.' }] },
      {
        _type: 'videoEmbed',
        _key: 'f',
        url: 'https://v.example/1',
        title: 'Posts',
        minutes: 2,
        image: null,
      },
    ]);
  });

  it('reports and drops what cannot be shown', () => {
    const { text, problems } = read(
      { _type: 'table', rows: [{ cells: ['A'] }] },
      { _type: 'callout', title: 'Empty' },
      { _type: 'videoEmbed', url: 'javascript:alert(1)', title: 'No' },
      { _type: 'image', asset: null },
    );
    expect(text).toEqual([]);
    expect(problems.map(({ field }) => field)).toEqual([
      'body[0].rows',
      'body[1].text',
      'body[2].url',
      'body[3].asset',
    ]);
  });

  it('skips no heading level, whatever the first one is', () => {
    const heading = (style: string) => ({
      _type: 'block',
      style,
      children: [{ _type: 'span', text: style }],
    });
    const { text, problems } = read(
      ...['h3', 'h4', 'h2', 'h4', 'h4', 'h2', 'h3', 'h4'].map(heading),
    );
    expect(text.map(({ style }) => style)).toEqual([
      'h3',
      'h4',
      'h2',
      'h3',
      'h4',
      'h2',
      'h3',
      'h4',
    ]);
    expect(problems.map(({ message }) => message)).toEqual([
      'the heading "h4" skips a level. Choose h3, as it is shown.',
    ]);
  });

  it('shows a block of an unknown kind as plain text, and reports it', () => {
    const { text, problems } = read({
      _type: 'poll',
      _key: 'p',
      title: 'Which?',
      items: [{ text: 'Cats' }, { body: [{ children: [{ text: 'Dogs' }] }] }],
      internal: 'secret',
    });
    expect(text).toMatchObject([
      { _type: 'block', style: 'normal', children: [{ text: 'Which? Cats Dogs', marks: [] }] },
    ]);
    expect(problems).toMatchObject([{ field: 'body[0]', documentId: 'doc-1' }]);
    expect(problems[0]?.message).toContain('"poll" is not a block the site knows');
  });

  it('reports a block without a type', () => {
    const { text, problems } = read({ style: 'normal' });
    expect(text).toEqual([]);
    expect(problems[0]?.field).toBe('body[0]');
  });
});
