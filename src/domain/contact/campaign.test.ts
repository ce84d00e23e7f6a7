import { expect, it } from 'vitest';
import { attributionFields, readCampaign } from './campaign';

const NONE = { source: null, medium: null, campaign: null, term: null, content: null };

it('is read among other parameters, without invalid values', () => {
  expect(readCampaign('?utm_source=%20post&utm_medium=e+mail&discount=A')).toEqual({
    ...NONE,
    source: 'post',
    medium: 'e mail',
  });
  expect(readCampaign(`?utm_source=%3Cb%3E&utm_term=${'a'.repeat(101)}`)).toBeNull();
  expect(readCampaign('?discount=A')).toBeNull();
});

it('is sent with a form under the parameter names of the link', () => {
  const campaign = { ...NONE, source: 'post', campaign: 'play' };
  expect(attributionFields({ referralCode: 'PLAY150', campaign })).toEqual({
    referral_code: 'PLAY150',
    utm_source: 'post',
    utm_campaign: 'play',
  });
  expect(attributionFields({ referralCode: null, campaign: null })).toEqual({});
});
