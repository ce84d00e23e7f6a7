import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request with its URL, method and headers sent unchanged. */
export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends it; resolves to the status and the body. Rejects when the connection breaks. */
export function sendRaw(
  origin: string,
  { method, path, headers = {}, body = '' }: RawRequest,
): Promise<{ readonly status: number; readonly body: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const options = { hostname, port, method, path, headers: { ...length, ...headers } };
    const sent = request(options, response => {
      text(response).then(
        answer => resolve({ status: response.statusCode ?? 0, body: answer }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
