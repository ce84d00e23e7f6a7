import { expect, it } from 'vitest';
import { blogPath, personPath, postPath, releasePath, sharedPagePath } from './article';

it('returns the path of every kind of article', () => {
  expect([
    blogPath(null),
    blogPath(null, 2),
    blogPath('new-dog'),
    blogPath('new-dog', 3),
    postPath('first-walk'),
    releasePath('fifty'),
    personPath('ana'),
    sharedPagePath('returns-notice'),
  ]).toEqual([
    '/blog',
    '/blog/page/2',
    '/blog/category/new-dog',
    '/blog/category/new-dog/page/3',
    '/blog/first-walk',
    '/press/fifty',
    '/people/ana',
    '/returns-notice',
  ]);
});
