import type { Server } from 'node:http';

const HOST = '127.0.0.1';

/** A port in use by another program; the message says how to find and stop it. */
export class PortTakenError extends Error {
  constructor(
    readonly port: number,
    service: string,
  ) {
    super(
      `Port ${port} (${service}) is in use. Find its holder with "lsof -nP -iTCP:${port} -sTCP:LISTEN" ` +
        `or "ss -ltnp 'sport = :${port}'" and stop it with "kill <pid>", then start again. ` +
        'It may be a sandbox that still runs.',
    );
  }
}

/**
 * Listens on 127.0.0.1; port 0 uses any free one. Resolves to the server's address
 * (`http://127.0.0.1:<port>`) and rejects with `PortTakenError` if the port is in use.
 */
export function listen(server: Server, port: number, service: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port, service) : error),
    );
    server.listen(port, HOST, () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      resolve(`http://${HOST}:${actual}`);
    });
  });
}

/** Stops listening and closes every connection, active ones included. */
export function close(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
