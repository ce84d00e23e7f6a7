/** A product manual as its pages say it. */
export interface Manual {
  readonly title: string;
  readonly model: string;
  readonly sections: readonly (readonly [heading: string, ...lines: string[]])[];
}

export const manualFile = (product: string): string => `manuals/${product}.pdf`;

const SAFETY_COLLAR = [
  'Take the collar off after 12 hours at the latest and look at the skin.',
  'Two fingers fit under the strap. A loose collar rubs, a tight one hurts.',
  'Never tie a lead to this collar.',
] as const;

const manuals: Readonly<Record<string, Manual>> = {
  'gps-collar': {
    title: 'GPS Fence Collar',
    model: 'LF-GPS',
    sections: [
      [
        'In the box',
        'Collar with strap, charging dock with USB-C cable, two contact posts, wrench.',
      ],
      [
        'Safety',
        'For dogs from 8 lb (3.6 kg).',
        ...SAFETY_COLLAR,
        'Do not charge a collar that is cracked, swollen or hot.',
      ],
      [
        'Charge',
        'Set the collar on its dock until it clicks. Amber means charging, green means full.',
        '2 hours fill it. A charge lasts 36 hours.',
        'Use a USB-C plug of 10 W or more, indoors.',
      ],
      [
        'Set up',
        'Hold the button for three seconds. The collar beeps twice.',
        'In the app choose "Add a collar" and follow the steps. A service plan is needed.',
        'Go outdoors and wait until the app says "Ready".',
      ],
      [
        'Fence',
        'Walk the edge with your phone or draw it on the map. Keep 10 ft (3 m) from roads.',
        'In open sky the boundary holds to about 3.3 ft (1 m).',
        'Begin with tone only. There are 25 levels; use the lowest that your dog notices.',
      ],
      ['Care', 'Waterproof to 3.3 ft (1 m) for 30 minutes. Wash it with mild soap; no alcohol.'],
      ['Warranty', 'Collar and dock 1 year, strap 90 days. Keep your order number.'],
    ],
  },
  'boundary-collar': {
    title: 'Boundary Collar',
    model: 'LF-BCL',
    sections: [
      ['In the box', 'Collar with strap, one Power Cap, two contact posts, wrench.'],
      ['Safety', ...SAFETY_COLLAR],
      [
        'Pair',
        'Turn a Power Cap into the collar until it beeps once.',
        'Hold "Pair" on the transmitter until its light blinks blue.',
        'Hold the collar within 3 ft (0.9 m). It beeps twice.',
      ],
      ['Battery', 'A Power Cap lasts about 3 months. Red every four seconds: a week is left.'],
      ['Warranty', 'Collar 2 years, strap 90 days.'],
    ],
  },
  'boundary-plus-fence-package': {
    title: 'Boundary Plus In-Ground Fence',
    model: 'LF-BPP',
    sections: [
      [
        'Safety',
        'While the transmitter beeps there is no fence. Keep your dog on a lead.',
        'Never touch the wires during a thunderstorm.',
      ],
      [
        'Lights',
        'Green: all well. Red with a steady beep: the loop is open.',
        'Amber, one beep a minute: the loop is weak.',
        'No light: no power. Check the outlet and the surge protector.',
      ],
      [
        'After a cut',
        'Unplug, strip 1 in (25 mm), twist five turns, seal with a gel capsule, plug in.',
      ],
      ['Collars', 'As many as you have dogs. Each is paired with the transmitter once.'],
      ['Warranty', 'Transmitter 10 years. Wire fitted by a dealer 2 years, labor included.'],
    ],
  },
  'smart-doorman-pet-door': {
    title: 'Smart Doorman Pet Door',
    model: 'LF-SDM',
    sections: [
      ['In the box', 'Frame, flap, sensor panel, power supply, one collar key, template, screws.'],
      [
        'Safety',
        'A large flap lets a small child through. Use the locks where there is a pool.',
        'Wear goggles when you saw.',
      ],
      [
        'Fit',
        'Take the house door off and lay it flat. Tape the template on.',
        'Drill the four corners from both sides and saw along the line.',
        'Set both frames in and tighten the screws in turn. Going through a wall takes the wall kit.',
      ],
      [
        'Keys',
        'Hold the button inside until the light is blue, then show the key. Eight keys at most.',
      ],
      ['Power', 'From a household outlet, by the adapter in the box.'],
      ['Warranty', 'Door 3 years, flap 1 year.'],
    ],
  },
  'doorman-pet-door': {
    title: 'Doorman Pet Door',
    model: 'LF-DMN',
    sections: [
      ['In the box', 'Two frames, flap with magnet strip, two slide locks, template, screws.'],
      [
        'Safety',
        'A large flap lets a small child through. Use the slide locks where there is a pool.',
        'Wear goggles when you saw.',
      ],
      [
        'Fit',
        'Take the house door off and lay it flat. Tape the template on.',
        'Drill the four corners from both sides and saw along the line.',
        'Set both frames in and tighten the screws in turn. Hang the flap last.',
      ],
      ['Flap', 'To change it, loosen the four screws at the top and draw it down and out.'],
      ['Warranty', 'Door 3 years, flap 1 year.'],
    ],
  },
  'wire-repair-kit': {
    title: 'Wire Repair Kit',
    model: 'LF-WRK',
    sections: [
      [
        'In the box',
        '50 ft (15 m) of boundary wire, six gel capsules, wire strippers, a card with drawings.',
      ],
      [
        'Safety',
        'Unplug the transmitter first. Have gas and power lines marked before you dig deep.',
      ],
      [
        'Mend a cut',
        'Strip 1 in (25 mm) of both ends.',
        'Twist them together the same way round, five turns.',
        'Push the splice into a capsule until the gel comes out, and close the lid.',
        'Plug in. A steady green light means a closed loop.',
      ],
      ['Warranty', '2 years.'],
    ],
  },
};

/** Every manual, by the path of its file. */
export const MANUALS: ReadonlyMap<string, Manual> = new Map(
  Object.entries(manuals).map(([product, manual]) => [manualFile(product), manual]),
);
