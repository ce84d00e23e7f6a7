import type { DocumentSource } from '../document';

const category = (slug: string, title: string, description: string): DocumentSource => ({
  type: 'blogCategory',
  name: slug,
  fields: { title, slug: { _type: 'slug', current: slug }, description },
});

/** The shelves of the blog. */
export const blogCategories = (): readonly DocumentSource[] => [
  category(
    'training',
    'Training',
    'Short lessons that fit into a day: coming when called, walking on a loose lead, learning a boundary.',
  ),
  category(
    'safety',
    'Safety',
    'Plain advice for storms, snow, open gates and new places. No frights, only what to do.',
  ),
  category(
    'wellness',
    'Wellness',
    'Sleep, weight, teeth and old bones, with a vet who answers questions as asked.',
  ),
  category(
    'new-dog',
    'New dog',
    'The first days, weeks and months with a puppy or an adopted dog, one step after another.',
  ),
  category(
    'cats',
    'Cats',
    'Windows, water, litter and letting them be: the other half of the house.',
  ),
  category('stories', 'Stories', 'Dogs, dealers and families we have met since 1976.'),
];
