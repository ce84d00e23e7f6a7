import type { DocumentSource } from '../document';
import { fileField } from '../files';
import type { Wording } from '../wording';
import { manualFile, MANUALS } from './manuals';

interface CardSource {
  readonly product: string;
  readonly model: string;
  readonly warnings: readonly string[];
  readonly warranties: readonly (readonly [part: string, period: string])[];
}

const cards = (w: Wording): readonly CardSource[] => [
  {
    product: 'gps-collar',
    model: 'LF-GPS',
    warnings: [
      `Not for dogs under ${w.pounds(8)}, and not for cats.`,
      'Take it off after 12 hours at the latest and look at the skin.',
      'Do not charge a collar that is cracked, swollen or hot.',
    ],
    warranties: [
      ['Collar', '1 year'],
      ['Strap', '90 days'],
    ],
  },
  {
    product: 'charging-dock',
    model: 'LF-DOCK',
    warnings: ['Indoors only.', 'Use a USB-C plug of 10 W or more.'],
    warranties: [['Dock and cable', '1 year']],
  },
  {
    product: 'boundary-collar',
    model: 'LF-BCL',
    warnings: [
      'Works with a Larkfield in-ground fence only.',
      'Take it off after 12 hours at the latest and look at the skin.',
    ],
    warranties: [
      ['Collar', '2 years'],
      ['Strap', '90 days'],
    ],
  },
  {
    product: 'boundary-plus-fence-package',
    model: 'LF-BPP',
    warnings: [
      'While the transmitter beeps there is no fence: use a lead.',
      'Lightning without a surge protector is not covered.',
    ],
    warranties: [
      ['Transmitter', '10 years'],
      ['Buried wire, fitted by a dealer', '2 years, labor included'],
      ['Boundary collar', '2 years'],
    ],
  },
  {
    product: 'power-cap-battery',
    model: 'LF-PWC',
    warnings: [
      'Keep away from children and pets. A swallowed battery is an emergency.',
      'Old caps go to battery recycling.',
    ],
    warranties: [['Power Cap', '3 months of use within 2 years of buying']],
  },
  {
    product: 'wire-repair-kit',
    model: 'LF-WRK',
    warnings: [
      'Unplug the transmitter first.',
      'Have gas and power lines marked before you dig deep.',
    ],
    warranties: [['Capsules and wire', '2 years']],
  },
  {
    product: 'surge-protector',
    model: 'LF-SRG',
    warnings: ['Needs a grounded outlet.', 'Never touch the wires during a thunderstorm.'],
    warranties: [['Surge protector', '2 years, one surge']],
  },
  {
    product: 'smart-doorman-pet-door',
    model: 'LF-SDM',
    warnings: [
      `The large door is for dogs to ${w.pounds(100)}.`,
      'A large flap lets a small child through. Use the locks where there is a pool.',
    ],
    warranties: [
      ['Door', '3 years'],
      ['Flap', '1 year'],
    ],
  },
  {
    product: 'doorman-pet-door',
    model: 'LF-DMN',
    warnings: [
      'A large flap lets a small child through. Use the slide locks where there is a pool.',
    ],
    warranties: [
      ['Door', '3 years'],
      ['Flap', '1 year'],
    ],
  },
];

/** `supportCard` documents: what a reader wants to know of a product that they own. */
export const supportCards = (w: Wording): readonly DocumentSource[] =>
  cards(w).map(({ product, model, warnings, warranties }) => ({
    type: 'supportCard',
    name: product,
    fields: {
      productSlug: product,
      modelNumber: model,
      ...(MANUALS.has(manualFile(product)) ? { manual: fileField(manualFile(product)) } : {}),
      warnings,
      warranties: warranties.map(([part, period]) => ({ part, period })),
    },
  }));
