import { IncomingMessage } from 'node:http';

const LIMIT_BYTES = 16 * 1024 * 1024;

/** A body of more than 16 MB. */
export class BodyTooLargeError extends Error {}

/**
 * Reads a request's body. Bytes beyond the limit are read and dropped, so that the client receives
 * the answer.
 * @throws {BodyTooLargeError} for more than 16 MB
 * @throws if the client disconnects
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    length += bytes.length;
    if (length <= LIMIT_BYTES) chunks.push(bytes);
    else chunks.length = 0;
  }
  if (length > LIMIT_BYTES) throw new BodyTooLargeError('A request body may have 16 MB.');
  return Buffer.concat(chunks);
}

/** A request like `request`, with a body that can be read again. */
export function replayRequest(request: IncomingMessage, body: Buffer): IncomingMessage {
  const replay = new IncomingMessage(request.socket);
  replay.httpVersion = request.httpVersion;
  replay.httpVersionMajor = request.httpVersionMajor;
  replay.httpVersionMinor = request.httpVersionMinor;
  replay.method = request.method;
  replay.url = request.url;
  replay.rawHeaders = request.rawHeaders;
  replay.headers = request.headers;
  // Without this an unread body counts as an aborted one, and the socket is destroyed.
  replay.complete = true;
  if (body.length > 0) replay.push(body);
  replay.push(null);
  return replay;
}
