import { describe, expect, it } from 'vitest';
import { fieldsOf, imageReference, linkTo } from './content.fixture';
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

  it("follows the editor's plain web links, and no script", () => {
    const plain = (href: string) => read(block([{ _type: 'link', _key: 'l', href }]));
    expect(plain('https://a.example').text[0]?.markDefs).toMatchObject([
      { kind: 'external', href: 'https://a.example' },
    ]);
    const script = plain('javascript:alert(1)');
    expect(script.text[0]?.markDefs).toMatchObject([{ kind: null, href: null }]);
    expect(script.problems).toHaveLength(1);
  });

  it('reads images and leaves out what is no block', () => {
    const { text } = read(
      { _type: 'image', _key: 'i', asset: { _ref: imageReference }, alt: 'A dog' },
      { _type: 'image', asset: null },
      'text',
    );
    expect(text).toMatchObject([{ _type: 'image', image: { width: 2400, alt: 'A dog' } }]);
    expect(text).toHaveLength(1);
  });

  it('reports a block without a type', () => {
    const { text, problems } = read({ style: 'normal' });
    expect(text).toEqual([]);
    expect(problems[0]?.field).toBe('body[0]');
  });
});
