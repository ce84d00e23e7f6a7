import { describe, expect, it } from 'vitest';
import { checkLinks } from './links';
import { page } from './page.fixture';

const nowhere = { redirects: [], clientOnly: [], files: new Set<string>() };

describe('checkLinks', () => {
  it('resolves pages, anchors, redirects, files and client-only routes', () => {
    const pages = [
      page(
        '/',
        '<a href="/b#end">b</a><a href="/OLD">o</a><a href="/feed.xml">f</a><a href="/account/orders">o</a><a href="https://example.com/x">x</a>',
      ),
      page('/b', '<p id="end"></p>'),
    ];
    const targets = {
      redirects: ['/old'],
      clientOnly: ['/account'],
      files: new Set(['/feed.xml']),
    };
    expect(checkLinks(pages, targets)).toEqual([]);
  });

  it('reports a broken link and a broken anchor', () => {
    const pages = [page('/', '<a href="/gone">g</a><a href="#nope">n</a>')];
    expect(checkLinks(pages, nowhere).map(each => each.message)).toEqual([
      'links to /gone, which is not built',
      'links to #nope, whose anchor is missing',
    ]);
  });
});
