import { expect, it } from 'vitest';
import { breadcrumbCollection } from './breadcrumb-collection';

const collection = (handle: string, title: string) => ({ handle, title, productHandles: ['door'] });
const indoor = collection('indoor-solutions', 'Indoor solutions');
const doors = collection('pet-doors', 'Pet doors');
const other = { ...collection('electronic', 'Electronic'), productHandles: ['lamp'] };

it.each([
  ['that its type names', 'Pet doors / Electronic', [indoor, doors], 'pet-doors'],
  [
    'of the narrowest part of its type',
    'Indoor solutions / Pet doors',
    [indoor, doors],
    'pet-doors',
  ],
  ['named by its title alone', 'PET DOORS', [indoor, collection('tueren', 'Pet doors')], 'tueren'],
  [
    'that holds it, whatever another one is called',
    'Electronic',
    [other, indoor],
    'indoor-solutions',
  ],
  [
    'that comes first if no collection matches its type',
    'Toys',
    [indoor, doors],
    'indoor-solutions',
  ],
  ['that comes first if it has no type', '', [doors, indoor], 'pet-doors'],
])('is the collection %s', (_, productType, collections, handle) => {
  expect(breadcrumbCollection({ handle: 'door', productType }, collections)?.handle).toBe(handle);
});

it('is null for a product without a collection', () => {
  expect(breadcrumbCollection({ handle: 'lamp', productType: 'Pet doors' }, [doors])).toBeNull();
});
