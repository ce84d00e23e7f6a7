import { parsePage } from '../built-page';
import type { BuiltPage } from '../built-page';
import { siteOf, type Site } from '../head';

export const ORIGIN = 'https://shop.example';

/** Test data: a built page of that body and head. */
export const page = (path: string, body = '', head = '<title>Fences</title>'): BuiltPage =>
  parsePage(
    path,
    `<!doctype html><html lang="en-US"><head>${head}</head><body>${body}</body></html>`,
  );

export const canonical = (path: string): string =>
  `<link rel="canonical" href="${ORIGIN}${path === '/' ? '' : path}">`;

export const alternate = (tag: string, path: string): string =>
  `<link rel="alternate" hreflang="${tag}" href="${ORIGIN}${path === '/' ? '' : path}">`;

/** Test data: a page that is listed under its own URL, with other tags in its head. */
export const listed = (path: string, head = '', body = ''): BuiltPage =>
  page(path, body, `${canonical(path)}${head}`);

export const NOINDEX = '<meta name="robots" content="noindex">';

/** Test data: the site of those pages and a home page. */
export const siteWith = (...pages: readonly BuiltPage[]): Site => siteOf([listed('/'), ...pages]);
