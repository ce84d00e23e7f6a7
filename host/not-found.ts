import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { HostManifest } from '../src/build/adapter/manifest';

const PLAIN = 'Not found';
// A file that is missing is asked for by a program, which has no use for a page.
const FILE = /^\/(page-data|slice-data|static)\/|\.[a-z0-9]{2,11}$/i;

const isBelow = (pathname: string, prefix: string): boolean =>
  prefix === '/' || pathname === prefix || pathname.startsWith(`${prefix}/`);

/** The file of the 404 page for a path: that of its locale; null for what is no page. */
export const notFoundFile = (pathname: string, pages: HostManifest['notFound']): string | null =>
  FILE.test(pathname)
    ? null
    : (pages.find(({ prefix }) => isBelow(pathname.toLowerCase(), prefix.toLowerCase()))?.file ??
      null);

/** Answers 404, with the page of the path's locale where a page was asked for. */
export const notFoundSender = (
  root: string,
  pages: HostManifest['notFound'],
): ((pathname: string, response: ServerResponse) => void) => {
  return (pathname, response) => {
    const name = notFoundFile(pathname, pages);
    const file = name === null ? null : join(root, name);
    response.statusCode = 404;
    if (file === null || !existsSync(file)) {
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.end(PLAIN);
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(readFileSync(file));
  };
};
