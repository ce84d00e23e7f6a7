import { imageField } from './images';

const scene = (name: string, alt: string) => imageField(`lifestyle/${name}.jpg`, alt);

/** The photographs of the brand, each described for readers who cannot see it. */
export const PICTURES = {
  yard: scene(
    'hero-yard',
    'A brown dog on the lawn of a small house at sunset, a soft blue line marking the edge of the yard',
  ),
  petDoor: scene('hero-pet-door', 'A dog stepping through an open pet door into a sunny kitchen'),
  gpsMap: scene(
    'hero-gps-map',
    'A phone with a fence drawn on a map, beside a GPS collar on a wooden table',
  ),
  training: scene('hero-training', 'A dog sitting on a lawn beside white training flags'),
  van: scene('dealer-van', 'A white Larkfield van in a driveway with a dog waiting beside it'),
  petsHome: scene('pets-home', 'A cat and a dog lying together on a living-room rug'),
  trail: scene('trail', 'A dog on an autumn trail in low sun'),
  shelter: scene('shelter-home', 'A dog looking out of a warmly lit window at dusk'),
  feeding: scene('feeding-time', 'An orange cat walking up to an automatic feeder in a kitchen'),
  yardAbove: scene(
    'yard-top-down',
    'A yard seen from above, with a blue boundary line around house, pool and trees',
  ),
  winter: scene(
    'winter-yard',
    'A dog in a snowy yard inside a blue boundary line, with a snowman behind it',
  ),
  desk: scene(
    'support-desk',
    'A desk with a laptop, a headset and a training guide in soft daylight',
  ),
  gifts: scene('gift-box', 'A GPS collar in an open gift box, with ribboned presents around it'),
  kit: scene(
    'kit-flatlay',
    'A fence kit seen from above: transmitter, collar, wire, flags, posts and keys',
  ),
  warehouse: scene('press-warehouse', 'A dog beside a pallet of fence boxes in a warehouse'),
  catWindow: scene('blog-cat-window', 'A black cat on a cushion in a sunny window'),
  puppy: scene('blog-puppy', 'A puppy on a rug beside a ball and a rope toy'),
  seniorDog: scene('blog-senior-dog', 'An older dog asleep in a round bed by the fire'),
} as const;
