import type { ProfilePage } from 'schema-dts';
import type { Person } from '~/src/domain/content/article';
import { pictureAddress } from './images';
import { publisherOf, type SiteOrganization } from './organization';

/** A person, for the page about them. */
export const profilePage = (
  person: Pick<Person, 'name' | 'role' | 'portrait' | 'credentials'>,
  { url, description }: { readonly url: string; readonly description: string | null },
  site: SiteOrganization,
): ProfilePage => ({
  '@type': 'ProfilePage',
  url,
  mainEntity: {
    '@type': 'Person',
    name: person.name,
    url,
    ...(person.role && { jobTitle: person.role }),
    ...(description && { description }),
    ...(person.portrait && { image: pictureAddress(person.portrait) }),
    ...(person.credentials.length > 0 && {
      hasCredential: person.credentials.map(name => ({
        '@type': 'EducationalOccupationalCredential' as const,
        name,
      })),
    }),
    worksFor: publisherOf(site),
  },
});
