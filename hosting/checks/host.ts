import { request } from 'node:http';

/** A request as sent over the wire: `path` is sent byte for byte. */
export interface HostRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface HostResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Something that serves a build. */
export interface Host {
  readonly name: 'local server' | 'nginx' | 'Netlify';
  readonly request: (question: HostRequest) => Promise<HostResponse>;
  readonly stop: () => Promise<void>;
}

/** A build: the served folder, and the files written for the hosts. */
export interface Build {
  readonly output: string;
  readonly hostFolder: string;
}

/** Requests a URL of a local server without normalizing it. */
export const askPort =
  (port: number): Host['request'] =>
  ({ path, method = 'GET', headers = {} }) =>
    new Promise((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port, path, method, headers: { host: 'shop.test', ...headers } },
        response => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: Object.fromEntries(
                Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
              ),
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      sent.on('error', reject);
      sent.end();
    });
