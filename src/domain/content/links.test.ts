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
  it('resolves documents, paths and addresses', () => {
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

  it.each([
    [raw({ linkType: 'mail', email: 'care@shop.example' }), 'mail', 'mailto:care@shop.example'],
    [raw({ linkType: 'phone', phone: '(800) 555-0142' }), 'phone', 'tel:+18005550142'],
    [raw({ linkType: 'phone', phone: '+44 20 7946 0991' }), 'phone', 'tel:+442079460991'],
    [
      raw({ linkType: 'file', file: 'https://cdn.example/a.pdf' }),
      'file',
      'https://cdn.example/a.pdf',
    ],
    [raw({ linkType: 'anchor', anchor: '#How it works' }), 'anchor', '#how-it-works'],
    [raw({ path: '/a', anchor: 'faq' }), 'internal', '/a#faq'],
  ])('resolves %j', (link, kind, href) => {
    expect(resolveLink(link)).toEqual({ kind, href });
  });

  it('treats an unknown kind as a link to a page', () => {
    const target = { type: 'page', slug: 'about' };
    expect(resolveLink(raw({ linkType: 'somethingNew', target }))).toEqual({
      kind: 'internal',
      href: '/about',
    });
    expect(linkProblem(raw({ linkType: 'somethingNew' }))).toContain('no target');
  });

  it('returns null for a disabled link, without a problem', () => {
    expect(resolveLink(raw({ linkType: 'disable', path: '/a' }))).toBeNull();
    expect(linkProblem(raw({ linkType: 'disable' }))).toBeNull();
    expect(linkProblem(raw({ linkType: null }))).toBeNull();
  });

  it.each([
    [raw({}), 'no target'],
    [raw({ target: { type: 'page', slug: null } }), 'no target'],
    [raw({ path: 'products/a' }), 'lacks its first "/"'],
    [raw({ linkType: 'external' }), 'no address'],
    [raw({ linkType: 'mail' }), 'no mailbox'],
    [raw({ linkType: 'mail', email: 'a@b?bcc=c@d.e' }), 'is not an email address'],
    [raw({ linkType: 'phone', phone: 'call us' }), 'is not a telephone number'],
    [raw({ linkType: 'file' }), 'no file'],
    [raw({ linkType: 'anchor', anchor: '#' }), 'names no place'],
    [raw({ linkType: 'external', url: 'javascript:alert(1)' }), 'is not a web, mail or telephone'],
  ])('returns null and a problem for an invalid link', (link, problem) => {
    expect(resolveLink(link)).toBeNull();
    expect(linkProblem(link)).toContain(problem);
  });
});
