import { describe, expect, it } from 'vitest';
import { bodyOf } from './rich-text';
import { wordingOf } from './wording';
import { inWords } from './wording-syntax';

const us = wordingOf('larkfield', 'en-us');
const ca = wordingOf('larkfield', 'en-ca');

describe('wording by country', () => {
  it.each([
    ['{us:state}{ca:province}', 'state', 'province'],
    ['Plenty{ca: (about 9 m)}.', 'Plenty.', 'Plenty (about 9 m).'],
    ['from {pounds: 8}', 'from 8 lb', 'from 8 lb (3.6 kg)'],
    ['{money: 1395.00 / 1855.00}', '$1,395.00', '$1,855.00'],
    ['{us:{feet: 3}}{ca:1 m}', '3 ft', '1 m'],
    ['{acres: 1/3}, {inches: 2}', '1/3 acre, 2 in', '1/3 acre (0.13 ha), 2 in (5 cm)'],
    [
      '[{phone}]({phoneUrl})',
      '[(800) 555-0142](tel:+18005550142)',
      '[(888) 555-0176](tel:+18885550176)',
    ],
    ['{returnDays} days', '{returnDays} days', '{returnDays} days'],
    ['::product{handle="a"}', '::product{handle="a"}', '::product{handle="a"}'],
  ])('%s', (text, american, canadian) => {
    expect(inWords(text, us)).toBe(american);
    expect(inWords(text, ca)).toBe(canadian);
  });

  it.each([
    ['{uk:colour}', '"{uk: …}" is not known.'],
    ['{fone}', '"{fone}" is not known.'],
    ['{us:state', 'has no closing bracket.'],
    ['{feet: tall}', '"tall" is not a number.'],
    ['{money: 49}', 'is not two amounts such as {money: 49 / 69}.'],
  ])('rejects %s', (text, message) => {
    expect(() => inWords(text, us)).toThrow(message);
  });
});

const body = (text: string, w = us) => bodyOf({ file: 'content/p.md', line: 5, text }, w);

const span = (text: string, key = 1, marks: readonly string[] = []) => ({
  _type: 'span',
  _key: `span${key}`,
  text,
  marks,
});

const block = (children: readonly object[], shape: object = {}) => ({
  _type: 'block',
  style: 'normal',
  markDefs: [],
  ...shape,
  children,
});

describe('Markdown', () => {
  it('becomes spans with marks and links, each with a key of its own', () => {
    expect(body('A **b** _c_ ~~d~~ [e](/f) [g](tel:+1).')).toEqual([
      block(
        [
          span('A '),
          span('b', 2, ['strong']),
          span(' ', 3),
          span('c', 4, ['em']),
          span(' ', 5),
          span('d', 6, ['strike-through']),
          span(' ', 7),
          span('e', 8, ['link1']),
          span(' ', 9),
          span('g', 10, ['link2']),
          span('.', 11),
        ],
        {
          markDefs: [
            { _key: 'link1', _type: 'link', linkType: 'internal', path: '/f' },
            { _key: 'link2', _type: 'link', linkType: 'phone', phone: '+1' },
          ],
        },
      ),
    ]);
  });

  it('becomes headings, quotes and lists in lists', () => {
    expect(body('## A\n\n> b\n\n1. c\n   - d\n2. e')).toEqual([
      block([span('A')], { style: 'h2' }),
      block([span('b')], { style: 'blockquote' }),
      block([span('c')], { listItem: 'number', level: 1 }),
      block([span('d')], { listItem: 'bullet', level: 2 }),
      block([span('e')], { listItem: 'number', level: 1 }),
    ]);
  });

  it('keeps a colon in a sentence', () => {
    expect(body('Mind the time:noon, or 8:30.')).toEqual([
      block([span('Mind the time:noon, or 8:30.')]),
    ]);
  });

  it('becomes callouts, tables, questions, pictures and product cards', () => {
    const text = [
      ':::care[Look]\n\nTwice.\n\n:::',
      ':::table[Sizes]\n\n| Size | Fits |\n| --- | --- |\n| S | {us:a}{ca:b} |\n\n:::',
      ':::questions\n\n### Why?\n\nBecause.\n\n:::',
      '::product[Try it]{handle="dock"}',
      '![A dog on a lawn](lifestyle/hero-yard.jpg "Lark")',
      '---',
    ].join('\n\n');
    expect(body(text, ca)).toMatchObject([
      { _type: 'callout', tone: 'care', title: 'Look', text: 'Twice.' },
      {
        _type: 'table',
        caption: 'Sizes',
        rows: [{ cells: ['Size', 'Fits'] }, { cells: ['S', 'b'] }],
      },
      { _type: 'questions', items: [{ question: 'Why?', answer: 'Because.' }] },
      { _type: 'productEmbed', handle: 'dock', note: 'Try it' },
      { _type: 'image', alt: 'A dog on a lawn', caption: 'Lark' },
      { _type: 'divider' },
    ]);
  });

  it.each([
    ['One.\n\n{ca:\n\nTwo.\n\n}\n\n:::box[A]\n\nb\n\n:::', 'line 13: "box" is not known.'],
    ['One.\n\n<b>two</b>', 'line 7: "html" has no place in this text.'],
    ['One.\n\n::product[A card]', 'line 7: "product" needs handle="…".'],
    ['One.\n\nTwo {mony: 3 / 4}.', 'line 7: "{mony: …}" is not known.'],
    ['One.\n\n![A dog](no.jpg)', 'line 7: The art pack\'s manifest.json has no file "no.jpg".'],
  ])('rejects %j with its file and line', (text, message) => {
    expect(() => body(text)).toThrow(`seed/content/p.md, ${message}`);
  });
});
