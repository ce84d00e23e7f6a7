import { seedBrands } from '~/seed/brands';
import type { SeedDocument } from '~/seed/content';
import { imageField } from '~/seed/content/images';

type Fields = Readonly<Record<string, unknown>>;

const document = (type: string, name: string, fields: Fields, language = 'en-us') => ({
  _id: `larkfield-${type}-${name}-${language}`,
  _type: type,
  site: 'larkfield',
  language,
  ...fields,
});

const slug = (current: string) => ({ slug: { _type: 'slug', current } });

const text = (words: string) => ({
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', text: words, marks: [] }],
});

const to = (path: string) => ({ _type: 'link', linkType: 'internal', path });

const toDocument = (type: string, name: string) => ({
  _type: 'link',
  linkType: 'internal',
  internalLink: { _ref: `larkfield-${type}-${name}-en-us` },
});

const post = (name: string, title: string, publishedAt: string, tags: readonly string[]) =>
  document('blogPost', name, {
    ...slug(name),
    title,
    excerpt: `In short: ${title}`,
    body: [text(`${title}, step by step & slowly.`)],
    publishedAt,
    tags,
    image: imageField('lifestyle/hero-yard.jpg'),
    category: { _ref: 'larkfield-blogCategory-training-en-us' },
    author: { _ref: 'larkfield-person-june-moss-en-us' },
    seo: { description: `About: ${title}` },
  });

const page = (name: string, title: string, words: string, language = 'en-us') =>
  document(
    'page',
    name,
    {
      ...slug(name),
      title,
      modules: [
        { _type: 'heroModule', heading: `${title}, plainly`, icon: 'paw' },
        { _type: 'richTextModule', body: [text(words)] },
      ],
      seo: { title, description: words },
    },
    language,
  );

const settings = (site: string) => ({
  _id: `${site}-siteSettings-settings-en-us`,
  _type: 'siteSettings',
  site,
  language: 'en-us',
  defaultTitle: 'Larkfield: dogs at home',
  defaultDescription: 'Fences and collars.',
  socialImage: imageField('lifestyle/hero-yard.jpg'),
  returnDays: 45,
  organisation: { email: 'care@larkfield.example' },
});

/** A few documents of the content system; the real seed may change without them. */
export const documents: readonly SeedDocument[] = [
  ...seedBrands.map(({ id }) => settings(id)),
  document('blogCategory', 'training', {
    ...slug('training'),
    title: 'Training',
    description: 'Short lessons.',
  }),
  document('person', 'june-moss', { name: 'June Moss', bio: [text('Teaches puppies.')] }),
  post('loose-lead', 'A loose lead', '2026-03-01T12:00:00Z', ['Walking']),
  post('strap-on', 'Put the strap on', '2026-01-01T12:00:00Z', ['Collars', 'Puppies']),
  post('good-recall', 'Come when called', '2026-02-01T12:00:00Z', ['Walking', 'Puppies']),
  document('pressRelease', 'fifty-years', {
    ...slug('fifty-years'),
    title: 'Fifty years',
    date: '2025-05-01',
    summary: 'A birthday.',
    body: [text('Cake for all.')],
  }),
  page('home', 'Home', 'Welcome.'),
  page('privacy', 'Privacy', 'What we know of you.'),
  page('terms', 'Terms', 'What holds when you buy a strap.'),
  page('shipping-and-returns', 'Shipping and returns', 'Send it back within 45 days.'),
  page('shipping-and-returns', 'Shipping and returns', 'Send it back from Canada.', 'en-ca'),
  page('solutions/pet-door', 'Pet doors', 'In and out.'),
  document('navigation', 'navigation', {
    main: [
      {
        label: 'Collars',
        link: to('/collections/straps'),
        tiles: [{ label: 'Straps', link: to('/collections/straps') }],
        columns: [
          {
            title: 'GPS',
            links: [
              { label: 'Collar', link: to('/products/collar') },
              { label: 'Sold elsewhere', link: to('/products/not-sold-here') },
            ],
          },
        ],
      },
      { label: 'Pet doors', link: toDocument('page', 'solutions/pet-door'), columns: [] },
    ],
    utility: [{ label: 'Support', link: to('/support') }],
    footer: [
      {
        title: 'Read',
        links: [
          { label: 'A loose lead', link: toDocument('blogPost', 'loose-lead') },
          { label: 'Training', link: toDocument('blogCategory', 'training') },
        ],
      },
    ],
    legal: [{ label: 'Privacy', link: toDocument('page', 'privacy') }],
  }),
];
