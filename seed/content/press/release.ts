import type { BodyBlock } from '../blog/rich';
import type { DocumentSource } from '../document';
import type { Wording } from '../wording';

interface ReleaseSource {
  readonly slug: string;
  readonly title: string;
  /** ISO 8601 day. */
  readonly date: string;
  readonly location: string;
  readonly summary: string;
  readonly body: readonly BodyBlock[];
}

/** A `pressRelease` document; the contact is the press desk of the country. */
export const release = (w: Wording, { slug, ...fields }: ReleaseSource): DocumentSource => ({
  type: 'pressRelease',
  name: slug,
  fields: {
    ...fields,
    slug: { _type: 'slug', current: slug },
    contact: {
      name: w.pick('Corinne Aldous, press desk', 'Maxime Beaudry, press desk'),
      email: 'press@larkfield.example',
      phone: w.phone,
    },
  },
});
