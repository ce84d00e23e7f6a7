import type { SeedProduct } from '../types';
import { autoshipCare } from './autoship-care';
import { bedsAndTravel } from './beds-and-travel';
import { cat } from './cat';
import { feeding } from './feeding';
import { fences } from './fences';
import { petDoors } from './pet-doors';
import { powerAndParts } from './power-and-parts';
import { services } from './services';
import { trailhound } from './trailhound';
import { training } from './training';

/** Every product of the four price lists, family by family. */
export const products: readonly SeedProduct[] = [
  ...fences,
  ...services,
  ...petDoors,
  ...powerAndParts,
  ...training,
  ...trailhound,
  ...autoshipCare,
  ...feeding,
  ...cat,
  ...bedsAndTravel,
];
