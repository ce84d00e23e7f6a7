import { paragraphs, text } from '../blocks';
import { fileField } from '../files';
import { labelled } from '../links';
import * as m from '../modules';
import { picture } from '../pictures';
import type { Wording } from '../wording';
import { consultationForm } from './consultation-form';

/** What the pages of some products show below the fold, by the product's handle. */
export const productModules = (w: Wording): Readonly<Record<string, readonly m.Module[]>> => ({
  'gps-collar': [
    m.feature({
      heading: 'Draw it, walk it, done',
      body: text(
        paragraphs(
          'Trace your yard on the map with a finger, then walk the line once with the collar in your hand. It beeps where the edge is. Move the corner by the oak, and walk it again.',
          'Save as many places as you like: the collar knows which one it is in, and tells you when it is outside all of them.',
        ),
      ),
      image: picture('yardAbove'),
      film: fileField('media/boundary-line.webm'),
      imageSide: 'right',
      link: labelled("Who it's for, and who it isn't", '/why-gps-collar'),
    }),
    m.steps({
      heading: 'The first two weeks',
      steps: [
        {
          title: 'Days 1 to 3',
          text: 'Tone only, on a long leash, flags up. Turn back together and praise.',
        },
        {
          title: 'Days 4 to 9',
          text: 'The same, with the leash hanging loose and someone playing beyond the line.',
        },
        {
          title: 'Days 10 to 14',
          text: 'Off leash with you in the yard. Then take the flags down, one by one.',
        },
      ],
    }),
  ],
  'boundary-plus-fence-package': [
    m.feature({
      heading: 'One day in your yard',
      body: text(
        paragraphs(
          'Your dealer marks the line with flags and waits while you walk it. Only when you both like it does the machine come off the van.',
          'By afternoon the transmitter is on the garage wall, the loop is closed and your dog has had a first lesson, which is mostly cheese.',
        ),
      ),
      image: picture('careersVan'),
      imageSide: 'right',
      link: labelled('Why Boundary Plus', '/why-boundary-plus'),
      points: [`Up to ${w.acres(25)}`, 'Buried or surface wire', 'Training included'],
    }),
    consultationForm(w),
  ],
  'smart-doorman-pet-door': [
    m.feature({
      heading: 'Out at dawn, in for the night',
      body: text(
        paragraphs(
          'Set the hours once. In and out by day, in only from dusk, locked when the last one is home. The door does not forget, and it does not mind who gets up first.',
        ),
      ),
      image: picture('petDoor'),
      imageSide: 'left',
      link: labelled('Choosing a pet door', '/solutions/pet-door'),
    }),
  ],
});
