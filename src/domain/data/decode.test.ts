import { array, check, number, object, optional, picklist, pipe, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { decode, decodeJson, decodeOr, finiteNumber, nullable } from './decode';

const schema = object({
  title: string(),
  products: array(object({ price: finiteNumber, state: picklist(['new', 'sold']) })),
  note: nullable(string()),
  count: optional(number()),
});

const good = { title: 'A', products: [{ price: 1, state: 'new' }] };

const messageOf = (value: unknown) => {
  const result = decode(schema, value);
  return result.ok ? null : result.error.message;
};

describe('decode', () => {
  it('returns the fields of the schema without any others', () => {
    expect(decode(schema, { ...good, extra: true })).toEqual({
      ok: true,
      value: { ...good, note: null },
    });
  });

  it.each([
    [{ ...good, title: 7 }, 'The field "title" should be string but is of type number.'],
    [{ ...good, title: undefined }, 'The field "title" is missing.'],
    [{ products: [] }, 'The field "title" is missing.'],
    [{ ...good, products: {} }, 'The field "products" should be Array but is of type object.'],
    [
      {
        ...good,
        products: [
          { price: 1, state: 'new' },
          { price: null, state: 'new' },
        ],
      },
      'The field "products[1].price" should be number but is null.',
    ],
    [
      { ...good, products: [{ price: 1, state: 'lost' }] },
      'The field "products[0].state" should be ("new" | "sold") but is of type string.',
    ],
    [['a'], 'The field "title" is missing.'],
    [null, 'The value should be Object but is null.'],
  ])('names the invalid field in %j', (value, message) => {
    expect(messageOf(value)).toBe(message);
  });

  it('reports the message of a check, and never the value', () => {
    const code = object({
      code: pipe(
        string(),
        check(each => each === 'a', 'is no code of ours'),
      ),
    });
    expect(decode(code, { code: 'secret' })).toEqual({
      ok: false,
      error: { path: 'code', message: 'The field "code" is no code of ours.' },
    });
  });

  it('rejects numbers that are not finite', () => {
    expect(decodeJson(finiteNumber, '1e999')).toBeNull();
    expect(decodeJson(finiteNumber, '1e3')).toBe(1000);
  });
});

it('decodeOr returns null for a value that does not fit', () => {
  expect(decodeOr(string(), 1)).toBeNull();
  expect(decodeOr(string(), '')).toBe('');
});

it('decodeJson returns null for no text, invalid JSON and another shape', () => {
  expect(decodeJson(schema, null)).toBeNull();
  expect(decodeJson(schema, '{"title":')).toBeNull();
  expect(decodeJson(schema, '[]')).toBeNull();
  expect(decodeJson(schema, JSON.stringify(good))).toMatchObject(good);
});
