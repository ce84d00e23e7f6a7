import * as m from '../modules';
import type { Wording } from '../wording';

/** The two fences for a whole yard, side by side. */
export const fenceComparison = (w: Wording): m.Module =>
  m.comparison({
    heading: 'GPS or wire?',
    columns: ['GPS collar', 'Boundary Plus'],
    rows: [
      { label: 'Best for', values: ['Open land, travel, two homes', 'A yard with a firm line'] },
      { label: 'The line', values: ['Drawn in the app', 'Wire, buried or on the surface'] },
      {
        label: 'Holds to',
        values: [`About ${w.pick('3 ft', '1 m')} in open sky`, 'The line itself'],
      },
      { label: 'Collar power', values: ['36 hours per charge', 'About 3 months'] },
      { label: 'Finds a lost dog', values: ['Yes', 'No'] },
      { label: 'Installed by', values: ['You, in an afternoon', 'A local dealer'] },
    ],
  });

/** The two pet doors, side by side. */
export const doorComparison = (): m.Module =>
  m.comparison({
    heading: 'Two doors',
    columns: ['Smart Doorman', 'Doorman'],
    rows: [
      { label: 'Opens to', values: ['Its key fob or collar', 'A push of the nose'] },
      { label: 'Keeps out', values: ['Strays and wildlife', 'Wind and rain'] },
      { label: 'Lock', values: ['By itself', 'Two slides'] },
      { label: 'Power', values: ['Household outlet', 'None needed'] },
      { label: 'Wall kit', values: ['Sold separately, by dealers', 'Ask your dealer'] },
    ],
  });
