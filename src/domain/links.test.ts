import { describe, expect, it } from 'vitest';
import { contentPath, linkProblem, resolveLink, type RawLink } from './links';

const raw = (link: Partial<RawLink>): RawLink => ({
  linkType: 'internal',
  path: null,
  url: null,
  target: null,
  ...link,
});

describe('contentPath', () => {
  it.each([
    ['page', 'home', '/'],
    ['page', 'solutions/pet-door', '/solutions/pet-door'],
    ['sharedPage', 'terms', '/terms'],
    ['blogPost', 'first-walk', '/blog/first-walk'],
    ['blogCategory', 'safety', '/blog/category/safety'],
    ['blogPost', 'First Walk?', '/blog/first-walk'],
    ['pressRelease', 'fifty-years', '/press/fifty-years'],
    ['person', 'ana', '/people/ana'],
    ['globalProduct', 'gps-collar', '/products/gps-collar'],
    ['globalProductCollection', 'gifts', '/collections/gifts'],
    ['somethingNew', 'about', '/about'],
    ['toString', 'about', '/about'],
  ])('of a %s %s is %s', (type, slug, path) => {
    expect(contentPath(type, slug)).toBe(path);
  });
});

describe('resolveLink', () => {
  it('follows documents, paths and addresses', () => {
    expect(resolveLink(raw({ target: { type: 'blogPost', slug: 'a' } }))).toEqual({
      kind: 'internal',
      href: '/blog/a',
    });
    expect(resolveLink(raw({ path: '/products/a' }))?.href).toBe('/products/a');
    expect(resolveLink(raw({ linkType: 'external', url: 'tel:+18005550142' }))).toEqual({
      kind: 'external',
      href: 'tel:+18005550142',
    });
  });

  it('says nothing of a disabled link', () => {
    expect(resolveLink(raw({ linkType: 'disable', path: '/a' }))).toBeNull();
    expect(linkProblem(raw({ linkType: 'disable' }))).toBeNull();
    expect(linkProblem(raw({ linkType: null }))).toBeNull();
  });

  it.each([
    [raw({}), 'no target'],
    [raw({ target: { type: 'page', slug: null } }), 'no target'],
    [raw({ path: 'products/a' }), 'lacks its first "/"'],
    [raw({ linkType: 'external' }), 'no address'],
    [raw({ linkType: 'external', url: 'javascript:alert(1)' }), 'no web, mail or telephone'],
  ])('refuses an invalid link and says why', (link, problem) => {
    expect(resolveLink(link)).toBeNull();
    expect(linkProblem(link)).toContain(problem);
  });
});
