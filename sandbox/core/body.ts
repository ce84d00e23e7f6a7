import { IncomingMessage } from 'node:http';

const LIMIT_BYTES = 16 * 1024 * 1024;

/** Reads a request's body whole. Rejects when the caller leaves or sends more than 16 MB. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    length += bytes.length;
    if (length > LIMIT_BYTES) throw new Error('A request body of more than 16 MB was refused.');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** A request like `request`, whose body can be read again. */
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
