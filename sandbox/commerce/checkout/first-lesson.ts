import type { ContentCourse } from '../content/model';
import type { StoreRuntime } from '../runtime';
import type { OrderRecord } from './order-model';

/** The courses for those who bought a collar of a fence, by the tags of the collar; the first that fits. */
const COURSES = [
  { tags: ['collar', 'gps'], handle: 'gps-collar-training' },
  { tags: ['collar', 'containment'], handle: 'first-two-weeks' },
] as const;

/** The course to begin with after that order; undefined without a collar, or for a brand without courses. */
export function courseFor(
  { lines }: Pick<OrderRecord, 'lines'>,
  { catalogue }: StoreRuntime,
): ContentCourse | undefined {
  const tagsOf = (handle: string): readonly string[] =>
    catalogue.productsByHandle.get(handle)?.tags ?? [];
  const isBought = (tags: readonly string[]): boolean =>
    lines.some(({ productHandle }) => tags.every(tag => tagsOf(productHandle).includes(tag)));
  const fitting = COURSES.find(({ tags }) => isBought(tags));
  return catalogue.content.courses.find(({ handle }) => handle === fitting?.handle);
}
