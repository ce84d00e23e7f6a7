import { expect, it } from 'vitest';
import { SITE_ORGANIZATION, image } from './organization.fixture';
import { profilePage } from './person';

const place = { url: 'https://shop.example/people/ilse', description: 'A vet.' };

it('describes a person of the organization', () => {
  const person = {
    name: 'Ilse',
    role: 'Vet',
    portrait: image('ilse'),
    credentials: ['DVM'],
  };
  expect(profilePage(person, place, SITE_ORGANIZATION)).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: 'Ilse',
      jobTitle: 'Vet',
      image: 'https://cdn.example/cdn/shop/files/ilse.jpg?width=1200',
      hasCredential: [{ name: 'DVM' }],
      worksFor: { name: 'Larkfield' },
    },
  });
});

it('leaves out what is not set', () => {
  const person = { name: 'Ilse', role: null, portrait: null, credentials: [] };
  const { mainEntity } = profilePage(person, { ...place, description: null }, SITE_ORGANIZATION);
  expect(Object.keys(mainEntity ?? {})).toEqual(['@type', 'name', 'url', 'worksFor']);
});
