import { brandOf } from '../brands';

/** The brands that tests are about. */
export const BRANDS = {
  larkfield: brandOf('larkfield'),
  pawmere: brandOf('pawmere'),
  trailhound: brandOf('trailhound'),
  kitwell: brandOf('kitwell'),
} as const;
