import type { Duplex } from 'node:stream';
import type { HostManifest } from '../src/build/adapter/manifest';
import { redirectFinder } from '../src/build/redirects/find-redirect';
import { readRequestPath } from '../src/build/redirects/request-path';

const REQUEST_LINE = /^(?:GET|HEAD) (\/[^ ?]*)(\?[^ ]*)? HTTP\/1\.[01]\r\n/;

const answerTo = (packet: string, find: ReturnType<typeof redirectFinder>): string => {
  const [, raw, search = ''] = REQUEST_LINE.exec(packet) ?? [];
  const reading = raw === undefined ? null : readRequestPath(raw);
  const target = reading?.kind === 'path' ? find(reading.path, search) : null;
  return target
    ? `${target.status} Moved\r\nLocation: ${target.location}\r\nCache-Control: no-cache`
    : '400 Bad Request';
};

/**
 * For `clientError`: Node's parser refuses a path with unencoded bytes beyond ASCII, which old mails
 * hold in links (a trademark sign, spec storefront §2.1). Rules are answered, all else is refused.
 */
export const rawByteAnswerer = (
  redirects: HostManifest['redirects'],
): ((error: Error, socket: Duplex) => void) => {
  const find = redirectFinder(redirects);
  return (error, socket) => {
    if (!socket.writable) return;
    const packet: unknown = Reflect.get(error, 'rawPacket');
    const isUrl = Reflect.get(error, 'code') === 'HPE_INVALID_URL';
    const text = isUrl && Buffer.isBuffer(packet) ? packet.toString('latin1') : '';
    socket.end(
      `HTTP/1.1 ${answerTo(text, find)}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
  };
};
