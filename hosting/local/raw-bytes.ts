import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { contentTypeOf } from '../adapter/content-types';
import type { HostManifest } from '../adapter/manifest';
import { redirectFinder } from '../redirects/find-redirect';
import { readRequestPath } from '../redirects/request-path';
import { headerFinder, withoutCache } from './headers';
import { notFoundFile } from './not-found';

const REQUEST_LINE = /^(?:GET|HEAD) (\/[^ ?]*)(\?[^ ]*)? HTTP\/1\.[01]\r\n/;

interface RawAnswer {
  readonly status: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

const asText = ({ status, headers, body }: RawAnswer): Buffer => {
  const all = { ...headers, 'content-length': String(body?.length ?? 0), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status}`, ...lines, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)]);
};

/**
 * For `clientError`: Node's parser rejects a path with unencoded bytes beyond ASCII, which links in
 * old emails contain (a trademark sign, spec storefront §2.1). Redirects apply to such paths;
 * others are not found, and anything that is not a request is rejected.
 */
export const rawByteResponder = (
  root: string,
  { redirects, headers, notFound }: HostManifest,
): ((error: Error, socket: Duplex) => void) => {
  const find = redirectFinder(redirects);
  const findHeaders = headerFinder(headers);

  const missing = (raw: string): RawAnswer => {
    const name = notFoundFile(raw, notFound);
    const file = name === null ? null : join(root, name);
    const isThere = file !== null && existsSync(file);
    return {
      status: '404 Not Found',
      headers: {
        ...withoutCache(findHeaders(raw)),
        'content-type': isThere ? contentTypeOf(file) : 'text/plain; charset=utf-8',
      },
      body: isThere ? readFileSync(file) : Buffer.from('Not found'),
    };
  };

  const answerTo = (packet: string): RawAnswer => {
    const [, raw, search = ''] = REQUEST_LINE.exec(packet) ?? [];
    if (raw === undefined) return { status: '400 Bad Request', headers: {} };
    const reading = readRequestPath(raw);
    const target = reading.kind === 'path' ? find(reading.path, search) : null;
    if (!target) return missing(raw);
    const { location, status } = target;
    return { status: `${status} Moved`, headers: { location, 'cache-control': 'no-cache' } };
  };

  return (error, socket) => {
    if (!socket.writable) return;
    const packet: unknown = Reflect.get(error, 'rawPacket');
    const isUrl = Reflect.get(error, 'code') === 'HPE_INVALID_URL';
    const text = isUrl && Buffer.isBuffer(packet) ? packet.toString('latin1') : '';
    socket.end(asText(answerTo(text)));
  };
};
