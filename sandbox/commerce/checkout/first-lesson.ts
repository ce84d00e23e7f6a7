import { hasTags } from '../catalogue/has-tags';
import type { ContentCourse } from '../content/model';
import type { StoreRuntime } from '../runtime';
import type { OrderRecord } from './order-model';

/** The courses for those who bought a collar of a fence, by the tags of the collar; the first that fits. */
const COURSES = [
  { tags: ['collar', 'gps'], handle: 'gps-collar-training' },
  { tags: ['collar', 'containment'], handle: 'first-two-weeks' },
] as const;

/** The course to begin with after that order; null without a collar, or for a brand without courses. */
export function courseFor(
  { lines }: Pick<OrderRecord, 'lines'>,
  { catalogue }: StoreRuntime,
): ContentCourse | null {
  const fitting = COURSES.find(({ tags }) =>
    lines.some(({ productHandle }) => hasTags(catalogue, productHandle, tags)),
  );
  return catalogue.content.courses.find(({ handle }) => handle === fitting?.handle) ?? null;
}
