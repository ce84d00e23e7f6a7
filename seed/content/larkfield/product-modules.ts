import { paragraphs, text } from '../blocks';
import { fileField } from '../files';
import { imageField } from '../images';
import { labelled } from '../links';
import * as m from '../modules';
import { picture } from '../pictures';
import type { Wording } from '../wording';
import { doorComparison, fenceComparison } from './comparisons';
import { consultationForm } from './consultation-form';

/** What the pages of some products show below the fold, by the product's handle. */
export const productModules = (w: Wording): Readonly<Record<string, readonly m.Module[]>> => ({
  'gps-collar': [
    m.feature({
      heading: 'Draw it, walk it, done',
      body: text(
        paragraphs(
          'Trace your yard on the map with a finger, then walk the line once with the collar in your hand. It beeps where the edge is. Move the corner by the oak, and walk it again.',
        ),
      ),
      image: picture('yardAbove'),
      film: fileField('media/boundary-line.webm'),
      imageSide: 'full',
      link: labelled("Who it's for, and who it isn't", '/why-gps-collar'),
    }),
    fenceComparison(w),
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
      image: picture('boundaryDay'),
      film: fileField('media/boundary-day.webm'),
      imageSide: 'full',
      link: labelled('Why Boundary Plus', '/why-boundary-plus'),
      points: [`Up to ${w.acres(25)}`, 'Buried or surface wire', 'Training included'],
    }),
    fenceComparison(w),
    consultationForm(w),
  ],
  'smart-doorman-pet-door': [
    m.feature({
      heading: 'Open for one, shut for the rest',
      body: text(
        paragraphs(
          'The key on the collar opens the flap, and it falls shut behind the tail. Raccoons and the cat from next door may push as they like.',
          'Set the hours once. In and out by day, in only from dusk, locked when the last one is home. The door does not forget, and it does not mind who gets up first.',
        ),
      ),
      image: imageField('products/smart-doorman-pet-door/opening.jpg'),
      film: fileField('media/pet-door-opening.webm'),
      imageSide: 'full',
      link: labelled('Choosing a pet door', '/solutions/pet-door'),
    }),
    doorComparison(),
  ],
});
