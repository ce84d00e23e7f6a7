import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { toTopic, type ContactValues } from './contact-fields';
import { contactSchema } from './contact-schema';

const schema = contactSchema({
  required: field => `${field} required`,
  tooShort: (field, length) => `${field} at least ${length}`,
  tooLong: (field, length) => `${field} at most ${length}`,
  invalid: field => `${field} invalid`,
  incompleteEmail: () => 'incomplete',
  malformedEmail: () => 'malformed',
});

const good: ContactValues = {
  topic: 'order',
  firstName: 'Bo',
  lastName: 'Ng',
  email: 'bo@example.com',
  outletName: '',
  productQuestion: '',
  message: 'Fifteen letters',
  captcha: 'token',
};

const errorsOf = async (change: Partial<ContactValues>): Promise<readonly string[]> => {
  try {
    await schema.validate({ ...good, ...change }, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
};

describe('the contact form (spec account §5)', () => {
  it('accepts the shortest valid values, without a product question', async () => {
    expect(await errorsOf({})).toEqual([]);
  });

  it.each<[Partial<ContactValues>, string]>([
    [{ firstName: ' ' }, 'firstName required'],
    [{ firstName: 'B ' }, 'firstName at least 2'],
    [{ firstName: 'B'.repeat(61) }, 'firstName at most 60'],
    [{ lastName: '' }, 'lastName required'],
    [{ lastName: 'N' }, 'lastName at least 2'],
    [{ firstName: '12' }, 'firstName invalid'],
    [{ lastName: '<b' }, 'lastName invalid'],
    [{ email: '' }, 'email required'],
    [{ topic: '' }, 'topic required'],
    [{ topic: 'gossip' }, 'topic invalid'],
    [{ message: '' }, 'message required'],
    [{ message: 'Fourteen lette' }, 'message at least 15'],
    [{ captcha: '' }, 'captcha required'],
    [{ topic: 'press' }, 'outletName required'],
    [{ topic: 'press', outletName: 'W' }, 'outletName at least 2'],
    [{ productQuestion: 'x'.repeat(121) }, 'productQuestion at most 120'],
  ])('refuses %j', async (change, message) => {
    expect(await errorsOf(change)).toContain(message);
  });

  it('requires an outlet for the press only', async () => {
    expect(await errorsOf({ topic: 'order', outletName: '' })).toEqual([]);
    expect(await errorsOf({ topic: 'press', outletName: 'W5' })).toEqual([]);
  });

  it.each([
    ['bo', 'incomplete'],
    ['bo@', 'incomplete'],
    ['bo@example', 'incomplete'],
    ['bo @example.com', 'malformed'],
    ['bo@@example.com', 'malformed'],
    ['bo,ng@example.com', 'malformed'],
    ['bo@example..com', 'malformed'],
  ])('reports %s for %s', async (email, message) => {
    expect(await errorsOf({ email })).toEqual([message]);
  });

  it('maps an unknown topic to "other"', () => {
    expect(toTopic('fence')).toBe('fence');
    expect(toTopic('gossip')).toBe('other');
  });
});
