import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contentTypeOf } from '../adapter/content-types';
import type { HostManifest } from '../adapter/manifest';
import { DOCUMENT_PATTERN, FILE_PATTERN } from '../adapter/path-patterns';
import { precompressedCopies } from './encodings';

const PLAIN = 'Not found';
const DOCUMENT = new RegExp(DOCUMENT_PATTERN, 'i');
const FILE = new RegExp(FILE_PATTERN, 'i');

const isBelow = (pathname: string, prefix: string): boolean =>
  prefix === '/' || pathname === prefix || pathname.startsWith(`${prefix}/`);

/** The file of the 404 page for a path: that of its locale; null for a program that wants a file. */
export const notFoundFile = (
  pathname: string,
  pages: HostManifest['notFound'],
  accept = '',
): string | null =>
  FILE.test(pathname) && !DOCUMENT.test(accept)
    ? null
    : (pages.find(({ prefix }) => isBelow(pathname.toLowerCase(), prefix.toLowerCase()))?.file ??
      null);

/** Answers 404, with the page of the path's locale if a page was requested. */
export const notFoundSender = (
  root: string,
  pages: HostManifest['notFound'],
): ((path: string, request: IncomingMessage, response: ServerResponse) => void) => {
  return (path, request, response) => {
    const name = notFoundFile(path, pages, request.headers.accept);
    response.statusCode = 404;
    response.setHeader('vary', 'Accept-Encoding, Accept');
    if (name === null || !existsSync(join(root, name))) {
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.end(PLAIN);
      return;
    }
    const copy = precompressedCopies(request.headers['accept-encoding']?.toString()).find(
      ({ ending }) => existsSync(join(root, `${name}${ending}`)),
    );
    if (copy) response.setHeader('content-encoding', copy.coding);
    response.setHeader('content-type', contentTypeOf(name));
    response.end(readFileSync(join(root, `${name}${copy?.ending ?? ''}`)));
  };
};
