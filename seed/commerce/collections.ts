import type { SeedCollection } from '../types';
import { LARKFIELD_STORES, PAWMERE_STORES } from './build';
import { products } from './catalog';

interface Draft extends Pick<SeedCollection, 'handle' | 'title' | 'products'> {
  readonly text: string;
  readonly seo: readonly [title: string, description: string];
  readonly image: string;
  readonly stores?: SeedCollection['stores'];
}

function collection({ text, seo, stores, ...rest }: Draft): SeedCollection {
  const [title, description] = seo;
  return {
    ...rest,
    descriptionHtml: `<p>${text}</p>`,
    seo: { title, description },
    stores: stores ?? LARKFIELD_STORES,
  };
}

const containment: readonly SeedCollection[] = [
  collection({
    handle: 'gps-fences',
    title: 'GPS fences',
    text: 'A GPS fence needs no wire. You draw the yard on your phone, the collar keeps the line, and a tone tells your dog where it is. Here is the collar with everything that goes with it: the service plan, a second dock, posts for a thick coat and flags for the first two weeks. Start with the collar. The rest can wait until you know you want it.',
    seo: [
      'GPS dog fences and collars',
      'GPS dog fences with no wire to bury: the collar, its service plan, docks, straps and contact posts, with training flags for the first two weeks.',
    ],
    image: 'lifestyle/hero-gps-map.jpg',
    products: [
      'gps-collar',
      'service-plan',
      'charging-dock',
      'contact-posts',
      'collar-strap',
      'boundary-flags',
      'training-consultation',
    ],
  }),
  collection({
    handle: 'in-ground-fences',
    title: 'In-ground fences',
    text: 'A wire in the ground is the quiet kind of fence. It follows the yard you have, it works in every weather, and a dealer fits it and teaches your dog the line. Boundary Plus is where most families start. If you already own one, you will find collars, batteries, wire and flags here too, each made for the fence that is in your ground.',
    seo: [
      'In-ground dog fences, fitted by a dealer',
      'Boundary Plus in-ground fences, fitted and trained by a dealer, with collars, Power Cap batteries, repair kits, flags and surge protectors.',
    ],
    image: 'lifestyle/yard-top-down.jpg',
    products: [
      'boundary-plus-fence-package',
      'boundary-collar',
      'outdoor-shield',
      'power-cap-battery',
      'surge-protector',
      'wire-repair-kit',
      'boundary-flags',
      'contact-posts',
      'collar-strap',
    ],
  }),
  collection({
    handle: 'indoor-solutions',
    title: 'Indoor solutions',
    text: 'Most of a pet’s day is spent indoors, and a home has its own small boundaries: the nursery, the counter, the good sofa. These are gentle ways to hold them. A shield that marks one place. A door that opens for the right pet. A bed that is always allowed. Set one rule at a time, praise often, and the house grows calmer for everyone.',
    seo: [
      'Indoor boundaries and pet doors',
      'Gentle limits inside the home: Indoor Shield, pet doors that open for the right pet, and a bed that is always allowed. For dogs and cats.',
    ],
    image: 'lifestyle/pets-home.jpg',
    products: [
      'indoor-shield',
      'boundary-collar',
      'smart-doorman-pet-door',
      'doorman-pet-door',
      'power-cap-battery',
      'pet-bed',
      'cat-tree',
    ],
  }),
  collection({
    handle: 'pet-doors',
    title: 'Pet doors',
    text: 'A pet door gives your dog or cat a say in the day. The classic Doorman has a clear flap and two locks. Smart Doorman opens to its key fob or collar and stays shut for everyone else. Both come in two sizes, in white or bronze. Measure your pet at the shoulder before you choose, and ask a dealer if you would rather not cut the door yourself.',
    seo: [
      'Pet doors for dogs and cats',
      'Classic and electronic pet doors in two sizes, white or bronze, for pets to 100 lb, with collar keys and replacement flaps to keep them like new.',
    ],
    image: 'lifestyle/hero-pet-door.jpg',
    products: [
      'smart-doorman-pet-door',
      'doorman-pet-door',
      'doorman-collar-key',
      'doorman-replacement-flap',
    ],
  }),
  collection({
    handle: 'collars-and-parts',
    title: 'Collars and parts',
    text: 'Good gear should be mended before it is replaced. Here are collars for a second dog, straps for one that found the lake, posts for a winter coat and the parts that keep a fence or a door working for years. Each page tells you plainly what it fits. If you are not sure which fence you own, your dealer will know.',
    seo: [
      'Collars, straps and replacement parts',
      'Replacement collars, straps, contact posts, flags, wire and pet door parts for Larkfield fences and doors, each with a plain note of what it fits.',
    ],
    image: 'products/collar-strap/blue.jpg',
    products: [
      'gps-collar',
      'boundary-collar',
      'collar-strap',
      'contact-posts',
      'charging-dock',
      'power-cap-battery',
      'boundary-flags',
      'wire-repair-kit',
      'doorman-collar-key',
      'doorman-replacement-flap',
    ],
  }),
  collection({
    handle: 'power',
    title: 'Power',
    text: 'A fence is as good as its battery. Power Caps for the Boundary Collar last about 3 months and can arrive by themselves on Autoship, with 15% off. The dock fills a GPS collar in 2 hours. The surge protector lets a storm pass by your transmitter. Small things, easy to forget, and the reason a boundary is still there in February.',
    seo: [
      'Batteries, docks and surge protection',
      'Power Cap batteries of about 3 months, charging docks for GPS collars and surge protectors for fence transmitters. Save 15% on caps with Autoship.',
    ],
    image: 'products/power-cap-battery/1.jpg',
    products: ['power-cap-battery', 'charging-dock', 'surge-protector'],
  }),
  collection({
    handle: 'training',
    title: 'Training',
    text: 'Every fence we fit begins with training, and so does every good walk. Book about 1 hour with a trainer, take a course at home or by video, or gather the few tools that make daily practice easy. We teach with praise first. Ten good minutes a day will do more than one long Sunday, and your dog will ask for the next lesson.',
    seo: [
      'Dog training, lessons and tools',
      'Training consultations, manners courses and simple tools for daily practice: leads, treats, clickers and flags. Taught with praise, at your pace.',
    ],
    image: 'lifestyle/hero-training.jpg',
    products: [
      'training-consultation',
      'manners-obedience-training',
      'training-starter-kit',
      'long-training-lead',
      'training-treats',
      'boundary-flags',
      'sport-trainer-remote',
      'bark-collar',
      'rope-toy',
    ],
  }),
];

const everyday: readonly SeedCollection[] = [
  collection({
    handle: 'autoship-care',
    title: 'Care on Autoship',
    text: 'The things that run out on a rainy Sunday. Choose how often they should come, from weekly to every 2 months, and save 10% on each delivery. Treats, chews, bags, wipes, filters: set them once and think about walks instead. You can change the date, skip a delivery or stop at any time by phone, and nobody will ask you twice.',
    seo: [
      'Pet care on Autoship, save 10%',
      'Treats, chews, waste bags, wipes and filters on Autoship: weekly to every 2 months, 10% off each delivery, and you can skip or stop at any time.',
    ],
    image: 'products/training-treats/1.jpg',
    products: [
      'training-treats',
      'dental-chews',
      'calming-chews',
      'joint-supplement',
      'waste-bags',
      'grooming-wipes',
      'fountain-filters',
      'litter-crystals',
    ],
    stores: PAWMERE_STORES,
  }),
  collection({
    handle: 'feeding',
    title: 'Feeding',
    text: 'Meals are the clock of a pet’s day. A feeder that serves on time, a fountain that keeps water moving, a bowl that slows a fast eater down. Everything here can be taken apart and washed, because that is the part that matters on a Tuesday. Start with the one habit you would like to change, and give it a week.',
    seo: [
      'Feeders, fountains and bowls',
      'Automatic feeders, ceramic drinking fountains, filters and slow bowls for cats and dogs, all of them easy to take apart and easy to wash.',
    ],
    image: 'lifestyle/feeding-time.jpg',
    products: ['automatic-feeder', 'drinking-fountain', 'fountain-filters', 'slow-bowl'],
    stores: PAWMERE_STORES,
  }),
  collection({
    handle: 'cat',
    title: 'Cat',
    text: 'Cats ask for little and mean it: a clean box, a high seat, fresh water and to be left alone until further notice. Here is what we would choose for our own. A litter box that cleans itself and stops when a whisker comes near, crystals without scent, a tree with a view and a fountain that makes drinking interesting again.',
    seo: [
      'Litter, furniture and fountains for cats',
      'A litter box that cleans itself, crystals without scent, a wooden cat tree, fountains and feeders: the few things a cat needs, well made.',
    ],
    image: 'lifestyle/pets-home.jpg',
    products: [
      'self-cleaning-litter-box',
      'litter-crystals',
      'cat-tree',
      'drinking-fountain',
      'automatic-feeder',
      'fountain-filters',
      'grooming-wipes',
      'laser-toy',
    ],
  }),
  collection({
    handle: 'beds-and-travel',
    title: 'Beds and travel',
    text: 'A place to rest at home, and a safe way to come along. Beds with an edge to lean on, carriers that feel like a den, a harness that clicks into the seat belt. Let your pet meet each of them in the living room first, with a treat and no hurry. By the time you travel it will smell of home, which is half the journey.',
    seo: [
      'Pet beds, carriers and car harnesses',
      'Washable pet beds, soft carriers and padded car harnesses for cats and dogs, in sizes to 90 lb. Rest at home, and a safe way to come along.',
    ],
    image: 'lifestyle/shelter-home.jpg',
    products: ['pet-bed', 'travel-carrier', 'car-harness', 'rope-toy'],
    stores: PAWMERE_STORES,
  }),
];

const seasonal: readonly SeedCollection[] = [
  collection({
    handle: 'new-arrivals',
    title: 'New arrivals',
    text: 'New here, and tested at home by people with muddy floors. We add a product when it solves something we keep hearing about, and when we would buy it for our own pets. Newest first. If a color or a size has not arrived yet, the page says so, and you can ask to be told on the day it does.',
    seo: [
      'New arrivals for dogs and cats',
      'The newest products for dogs and cats, tested at home by people with muddy floors: doors, collars, feeders, beds and toys, newest first.',
    ],
    image: 'lifestyle/hero-yard.jpg',
    products: [
      'smart-doorman-pet-door',
      'charging-dock',
      'gps-collar',
      'automatic-feeder',
      'self-cleaning-litter-box',
      'rope-toy',
      'cat-tree',
      'pet-bed',
    ],
    stores: PAWMERE_STORES,
  }),
  collection({
    handle: 'sale',
    title: 'Sale',
    text: 'Good things at a kinder price, for as long as they last. Everything on this page is really reduced, and the price before stands beside the price today. No countdowns and no hurry. Returns work just as they do for the rest of the shop, so take your time, measure your pet and choose the size that fits.',
    seo: [
      'Sale: reduced prices for dogs and cats',
      'Reduced prices on collars, carriers, cat trees, chews and training kits, with the price before beside the price today. No countdowns, no hurry.',
    ],
    image: 'lifestyle/winter-yard.jpg',
    products: ['gps-collar', 'cat-tree', 'travel-carrier', 'training-starter-kit', 'calming-chews'],
    stores: PAWMERE_STORES,
  }),
  collection({
    handle: 'gifts',
    title: 'Gifts',
    text: 'For the friend with a new puppy, the aunt with three cats, or the dog who was very good this year. These are small, useful things that most homes are glad of twice. Nothing here needs a fitting or a plan, and sizes are easy to guess. When in doubt, choose the rope toy. No dog has ever sent one back.',
    seo: [
      'Gifts for pets and their people',
      'Useful gifts for new puppies, old friends and people with three cats: toys, beds, bowls, treats and training kits, at prices that are easy to give.',
    ],
    image: 'products/rope-toy/1.jpg',
    products: [
      'rope-toy',
      'training-starter-kit',
      'training-treats',
      'pet-bed',
      'slow-bowl',
      'automatic-feeder',
      'cat-tree',
      'car-harness',
      'collar-strap',
      'manners-obedience-training',
    ],
    stores: PAWMERE_STORES,
  }),
  collection({
    handle: 'everything',
    title: 'All products',
    text: 'The whole shop on one shelf. Sort it by price, by name or by what is newest, and open anything that catches your eye. Each page tells you whom the product suits, what it weighs and measures, and what it does not do. If you would rather talk it over first, our people answer the phone six days a week.',
    seo: [
      'All products for dogs and cats',
      'The whole shop on one shelf for dogs and cats. Sort by price, by name or by newest, and find plain facts about sizes, weights and fit on every page.',
    ],
    image: 'lifestyle/pets-home.jpg',
    products: products.map(each => each.handle),
    stores: PAWMERE_STORES,
  }),
];

/** Every collection; a store shows the products of each that it sells. */
export const collections: readonly SeedCollection[] = [...containment, ...everyday, ...seasonal];
