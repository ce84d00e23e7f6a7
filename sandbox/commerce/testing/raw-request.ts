import { connect } from 'node:net';

/** A request as bytes, which no client corrects. */
export interface RawRequest {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends a request over a separate connection. @returns the status; 0 without a response */
export function sendRaw(url: string, request: RawRequest): Promise<number> {
  const { hostname, port, host } = new URL(url);
  const headers = {
    Host: host,
    Connection: 'close',
    'Content-Length': String(request.body.length),
    ...request.headers,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`${request.method} ${request.path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.on('data', chunk => chunks.push(Buffer.from(chunk)));
    socket.on('error', reject);
    socket.on('close', () => {
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(Buffer.concat(chunks).toString('latin1')) ?? [];
      resolve(Number(status ?? 0));
    });
    socket.write(Buffer.concat([Buffer.from(head, 'latin1'), request.body]));
  });
}
