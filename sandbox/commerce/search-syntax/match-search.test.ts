import { describe, expect, it } from 'vitest';
import {
  booleanField,
  dateField,
  numberField,
  search,
  textField,
  wholeField,
  type SearchField,
} from './match-search';

interface Entry {
  readonly name: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly price: number;
  readonly made: string;
}

const entry = (name: string, title: string, tags: string, price: number, made: string): Entry => ({
  name,
  title,
  tags: tags.split(' '),
  price,
  made,
});

const entries: readonly Entry[] = [
  entry('a', 'GPS collar, slate', 'dog new', 350, '2023-12-31T23:00:00Z'),
  entry('b', 'Training lead', 'dog sale', 20, '2024-06-15T12:00:00Z'),
  entry('c', "Cat's tree (tall)", 'cat new', 120, '2024-12-31T23:59:59Z'),
  entry('d', 'Collar strap', 'dog cat', 15, '2025-01-01T00:00:00Z'),
];

const known = {
  argument: 'Shop.entries(query:)',
  anywhere: textField(({ title, tags }: Entry) => [title, ...tags]),
  fields: new Map<string, SearchField<Entry>>([
    ['title', textField(({ title }) => [title])],
    ['tag', wholeField(({ tags }) => tags)],
    ['is_new', booleanField(({ tags }) => tags.includes('new'))],
    ['price', numberField(({ price }) => [price])],
    [
      'made_at',
      dateField(
        ({ made }) => made,
        () => new Date('2024-12-01T00:00:00Z'),
      ),
    ],
  ]),
};

const found = (query: string) =>
  search(entries, query, known)
    .map(({ name }) => name)
    .join('');

describe('search syntax', () => {
  it.each([
    ['', 'abcd'],
    ['collar', 'ad'],
    ['tag:dog title:collar', 'ad'],
    ['tag:dog AND title:collar', 'ad'],
    ['tag:sale OR tag:new', 'abc'],
    ['tag:dog -tag:new', 'bd'],
    ['tag:dog NOT tag:new', 'bd'],
    ['NOT tag:dog', 'c'],
    ['-collar', 'bc'],
    ['(tag:sale OR tag:new) AND tag:dog', 'ab'],
    ['tag:sale OR tag:new AND tag:cat', 'bc'],
    ['-(tag:sale OR tag:new)', 'd'],
    ['NOT (tag:dog AND (tag:new OR tag:cat))', 'bc'],
    ['tag:DOG', 'abd'],
    ['title:coll*', 'ad'],
    ['title:coll', ''],
    ['tag:ca*', 'cd'],
    ['tag:*', 'abcd'],
    ['title:"gps collar"', 'a'],
    ["title:'collar gps'", ''],
    ['title:"collar" OR title:"Training lead"', 'abd'],
    ['\\(tall\\)', 'c'],
    ["title:cat's", 'c'],
    ['AND*', ''],
    ['is_new:true', 'ac'],
    ['is_new:false', 'bd'],
    ['price:>20 price:<=120', 'c'],
    ['price:20', 'b'],
    ['price:<20', 'd'],
    ['price:>=120', 'ac'],
    ['made_at:<2024', 'a'],
    ['made_at:<=2024', 'abc'],
    ['made_at:>2024', 'd'],
    ['made_at:>=2024', 'bcd'],
    ['made_at:2024-06', 'b'],
    ["made_at:'2024-12-31'", 'c'],
    ["made_at:>'2024-06-15T12:00:00Z'", 'cd'],
    ['made_at:<now', 'ab'],
  ])('finds by %s', (query, names) => {
    expect(found(query)).toBe(names);
  });

  it.each([
    ['(collar', 'an open parenthesis'],
    ['collar)', 'a closing parenthesis'],
    ['()', 'a connective or modifier without its condition'],
    ['collar OR', 'a connective or modifier without its condition'],
    ['AND collar', 'a connective or modifier without its condition'],
    ['collar AND OR lead', 'a connective or modifier without its condition'],
    ['NOT', 'a connective or modifier without its condition'],
    ['"collar', 'an open quotation mark'],
    ['title:', 'the field "title" without a value'],
    [':collar', 'a comparator without its field'],
    ['title:(a OR b)', 'the field "title" without a value'],
    ['sku:COL', 'Shop.entries(query:) with the filter "sku"'],
    ['constructor:a', 'Shop.entries(query:) with the filter "constructor"'],
    ['title:>collar', 'the search condition "title:>collar"'],
    ['title:c*r', 'the search condition "title:c*r"'],
    ['is_new:yes', 'the search condition "is_new:yes"'],
    ['price:cheap', 'the search condition "price:cheap"'],
    ['made_at:>yesterday', 'the search condition "made_at:>yesterday"'],
    ['price:=20', 'the comparator ":="'],
    ['NOT '.repeat(60) + 'a', 'more than 50 nested conditions'],
  ])('rejects %s', (query, words) => {
    expect(() => found(query)).toThrow(words);
    expect(() => found(query)).toThrow('Not modelled in the sandbox: ');
  });
});
