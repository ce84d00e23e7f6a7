import { documentId, type DocumentSource } from '../document';
import { imageField } from '../images';
import type { Wording } from '../wording';
import { wordingOf } from '../wording';
import { collarTraining } from './collar-training';
import { captionsFile, captionsOf, video, type FilmSource } from './film';
import { firstTwoWeeks, maintenance, petDoorSetup } from './house-and-care';

const filmsIn = (w: Wording): readonly FilmSource[] => [
  ...collarTraining(w),
  ...petDoorSetup(w),
  ...firstTwoWeeks(),
  ...maintenance(w),
];

/** Every film, in the words of the United States. */
export const films: readonly FilmSource[] = filmsIn(wordingOf('larkfield', 'en-us'));

/** What the films' captions say, by the path of their file. */
export const captions: ReadonlyMap<string, string> = new Map(
  (['en-us', 'en-ca'] as const).flatMap(language =>
    filmsIn(wordingOf('larkfield', language)).map(
      film => [captionsFile(film), captionsOf(film)] as const,
    ),
  ),
);

interface PlaylistSource {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly image: readonly [file: string, alt: string];
  readonly position: number;
  readonly films: readonly FilmSource[];
  readonly products: readonly string[];
}

const playlist = (source: PlaylistSource): DocumentSource => {
  const { slug, films: shown, products, image, seoTitle, seoDescription, ...fields } = source;
  return {
    type: 'playlist',
    name: slug,
    fields: {
      ...fields,
      slug: { _type: 'slug', current: slug },
      image: imageField(...image),
      videos: shown.map(film => ({
        _type: 'reference',
        _ref: documentId('larkfield', 'video', film.slug, 'en-us'),
      })),
      relatedProducts: products,
      seo: { title: seoTitle, description: seoDescription },
    },
  };
};

/** Larkfield's films and the lists they stand in. */
export const videos = (w: Wording): readonly DocumentSource[] => [
  ...filmsIn(w).map(film => video(film, w.language)),
  playlist({
    slug: 'gps-collar-training',
    title: 'GPS collar training',
    description:
      'Your dog cannot see the line on your phone. These eight short lessons show it where the line is, and that turning back is worth it.',
    seoTitle: 'GPS collar training in eight short lessons',
    seoDescription:
      'From the first fit to the first walk without a lead: eight short lessons that teach a dog where home ends, kindly and in order.',
    image: ['lifestyle/hero-training.jpg', 'A dog sitting on a lawn beside white training flags'],
    position: 1,
    films: collarTraining(w),
    products: ['training-starter-kit', 'long-training-lead', 'training-treats', 'boundary-flags'],
  }),
  playlist({
    slug: 'first-two-weeks',
    title: 'The first two weeks',
    description:
      'Day by day through the fortnight in which a fence is really built: in your dog’s head. For wire and for GPS alike.',
    seoTitle: 'The first two weeks with a pet fence',
    seoDescription:
      'Three short films for the first two weeks with a pet fence: what to do each day, when to go on, and when to go back a day.',
    image: ['lifestyle/hero-yard.jpg', 'A brown dog on the lawn of a small house at sunset'],
    position: 2,
    films: firstTwoWeeks(),
    products: ['boundary-flags', 'long-training-lead', 'training-treats'],
  }),
  playlist({
    slug: 'pet-door-setup',
    title: 'Pet door set-up',
    description: 'Measure, cut, fit and pair: a Doorman in your house door in one afternoon.',
    seoTitle: 'How to set up a Doorman pet door',
    seoDescription:
      'Three short films on setting up a Doorman pet door: measuring your dog, cutting and fitting the frame, and pairing a collar key.',
    image: [
      'lifestyle/hero-pet-door.jpg',
      'A dog stepping through an open pet door into a kitchen',
    ],
    position: 3,
    films: petDoorSetup(w),
    products: ['smart-doorman-pet-door', 'doorman-pet-door', 'doorman-collar-key'],
  }),
  playlist({
    slug: 'maintenance',
    title: 'Maintenance',
    description: 'Power caps, wire breaks and clean collars: small jobs that keep a fence honest.',
    seoTitle: 'Maintenance films for fences and collars',
    seoDescription:
      'Short films on looking after a fence: changing a Power Cap, mending a wire break, and cleaning and checking a collar once a month.',
    image: ['products/wire-repair-kit/1.jpg', 'A wire repair kit with a coil of wire and capsules'],
    position: 4,
    films: maintenance(w),
    products: ['power-cap-battery', 'wire-repair-kit', 'surge-protector', 'collar-strap'],
  }),
];
