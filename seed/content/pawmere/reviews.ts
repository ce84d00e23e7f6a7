import type { DocumentSource } from '../document';
import { reviewCards } from '../review';

/** What customers have told Pawmere. */
export const reviews = (): readonly DocumentSource[] =>
  reviewCards([
    [
      'slow-bowl',
      5,
      'Dinner is an event now',
      'He used to inhale it and then stare at me. Now I get to sit down first.',
      '2026-09-03',
      { author: 'Tess', location: 'Tacoma, WA', petName: 'Noodle' },
    ],
    [
      'training-treats',
      5,
      'Sit. Stay. Salmon.',
      'Three weeks of these and the puppy thinks that come is the best word there is.',
      '2026-10-12',
      { author: 'Marcus J.', location: 'Durham, NC', petName: 'Peanut' },
    ],
    [
      'drinking-fountain',
      4,
      'Cat off the counter',
      'She has stopped shouting at the tap. Clean it weekly and it stays silent.',
      '2026-08-19',
    ],
    [
      'pet-bed',
      5,
      'Washes like a towel',
      'Came out of the machine the same shape it went in. The dog was back in it damp.',
      '2026-07-25',
      { author: 'Bea L.', location: 'Albany, NY', petName: 'Gravy' },
    ],
    [
      'rope-toy',
      3,
      'Loved to bits, literally',
      'Our mastiff finished it in a month. The page does say 60 lb. He is not.',
      '2026-06-14',
      { author: 'Ron D.' },
    ],
  ]);
