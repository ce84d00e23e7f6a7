import { expect, it } from 'vitest';
import { attributionOf } from './attribution';

it('takes the campaign and the referral code of an address', () => {
  expect(attributionOf('?utm_source=post&utm_medium=card&a=b&referral_code=PLAY150', null)).toEqual(
    {
      utm_source: 'post',
      utm_medium: 'card',
      referral_code: 'PLAY150',
    },
  );
});

it('goes on with a code that an earlier link brought, until a newer one comes', () => {
  expect(attributionOf('', 'KCS150')).toEqual({ referral_code: 'KCS150' });
  expect(attributionOf('?referral_code=NEW1', 'KCS150')).toEqual({ referral_code: 'NEW1' });
});

it('leaves out what is empty, endless or no code', () => {
  expect(
    attributionOf(`?utm_source=&utm_term=${'x'.repeat(201)}&referral_code=%3Cb%3E`, null),
  ).toEqual({});
});
