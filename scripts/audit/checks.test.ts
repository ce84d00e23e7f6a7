import { describe, expect, it } from 'vitest';
import { parsePage } from './built-page';
import { checkHeadings, checkImages, checkLinks, checkPolicies, checkTitles } from './checks';

const page = (path: string, body: string, head = '<title>Fences</title>') =>
  parsePage(
    path,
    `<!doctype html><html lang="en-US"><head>${head}</head><body>${body}</body></html>`,
  );

const nowhere = { redirects: [], clientOnly: [], files: new Set<string>() };

describe('checkTitles', () => {
  it('accepts pages with titles of their own', () => {
    expect(checkTitles([page('/', ''), page('/a', '', '<title>Doors</title>')])).toEqual([]);
  });

  it('names the page that repeats a title', () => {
    expect(checkTitles([page('/', ''), page('/a', '')])).toEqual([
      { page: '/a', message: 'shares its title "Fences" with /' },
    ]);
  });

  it('does not take the title of a drawing for one of the page', () => {
    expect(checkTitles([page('/', '<svg><title>Logo</title></svg>')])).toEqual([]);
  });
});

describe('checkHeadings', () => {
  it('reports a skipped level and a missing first heading', () => {
    const messages = checkHeadings([page('/', '<h2>Why</h2><h4>How</h4>')]).map(
      each => each.message,
    );
    expect(messages).toEqual([
      'has 0 h1 headings, expected one',
      'heading "How" jumps from h2 to h4',
    ]);
  });
});

describe('checkImages', () => {
  it('wants alt text and both sides', () => {
    const messages = checkImages([page('/', '<img src="a.jpg" width="10">')]).map(
      each => each.message,
    );
    expect(messages).toEqual(['image a.jpg has no alt', 'image a.jpg has no height']);
  });

  it('accepts an image that decorates', () => {
    expect(checkImages([page('/', '<img src="a.jpg" alt="" width="10" height="5">')])).toEqual([]);
  });
});

describe('checkLinks', () => {
  it('follows pages, anchors, redirects, files and client-only routes', () => {
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

  it('reports a dead link and a dead anchor', () => {
    const pages = [page('/', '<a href="/gone">g</a><a href="#nope">n</a>')];
    expect(checkLinks(pages, nowhere).map(each => each.message)).toEqual([
      'links to /gone, which is not built',
      'links to #nope, whose anchor is missing',
    ]);
  });
});

describe('checkPolicies', () => {
  it('refuses a page without one, and one that allows inline scripts', () => {
    const open = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'unsafe-inline'">`;
    expect(checkPolicies([page('/', ''), page('/a', '', open)])).toHaveLength(2);
  });

  it('accepts hashes', () => {
    const closed = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-x'">`;
    expect(checkPolicies([page('/', '', closed)])).toEqual([]);
  });
});
