import { collectionContent as collection } from '../collection-content';
import type { DocumentSource } from '../document';
import { PICTURES } from '../pictures';

/** A line and a banner for every shelf of the shop. */
export const collections = (): readonly DocumentSource[] => [
  collection(
    'gps-fences',
    'GPS fences',
    'A line you draw on your phone, and a dog you can always find.',
    PICTURES.gpsMap,
  ),
  collection(
    'in-ground-fences',
    'In-ground fences',
    'Out of sight, fitted by a neighbor, and exactly where you want it.',
    PICTURES.yardAbove,
  ),
  collection(
    'indoor-solutions',
    'Indoor solutions',
    'Gentle limits for the places at home that are not for paws.',
    PICTURES.petsHome,
  ),
  collection(
    'pet-doors',
    'Pet doors',
    'Out and in again, without waking anyone.',
    PICTURES.petDoor,
  ),
  collection(
    'collars-and-parts',
    'Collars and parts',
    'Everything that keeps a good fence going for years.',
    PICTURES.kit,
  ),
  collection('power', 'Power', 'So that the line is still there in February.', PICTURES.winter),
  collection(
    'training',
    'Training',
    'Trainers, tools and ten good minutes a day.',
    PICTURES.training,
  ),
  collection(
    'autoship-care',
    'Care on Autoship',
    'What your pets use up, sent before you run out. Save 10% on every delivery.',
    PICTURES.puppy,
  ),
  collection('feeding', 'Feeding', 'Meals on time and water that moves.', PICTURES.feeding),
  collection('cat', 'Cat', 'A clean box, a high seat and fresh water.', PICTURES.catWindow),
  collection(
    'beds-and-travel',
    'Beds and travel',
    'A place to rest at home, and a safe way to come along.',
    PICTURES.seniorDog,
  ),
  collection(
    'new-arrivals',
    'New arrivals',
    'New here, and tested at home by people with muddy floors.',
    PICTURES.warehouse,
  ),
  collection('sale', 'Sale', 'Good things at a kinder price, while they last.', PICTURES.trail),
  collection(
    'gifts',
    'Gifts',
    'Small, useful things for new puppies and very good dogs.',
    PICTURES.gifts,
  ),
  collection(
    'everything',
    'All products',
    'The whole shop on one shelf, from fences to rope toys.',
    PICTURES.petsHome,
  ),
];
