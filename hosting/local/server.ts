import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { readManifest } from './manifest';
import { rawByteResponder } from './raw-bytes';
import { siteListener } from './site';

const DEFAULT_PORT = 8000;

const main = (): void => {
  const port = Number(process.env.PORT || DEFAULT_PORT);
  const manifest = readManifest(resolve('.host/manifest.json'));
  const root = resolve('public');
  const server = createServer(siteListener(root, manifest));
  server.on('clientError', rawByteResponder(root, manifest));
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use: end the program that listens on it, or set PORT to another number.`
        : error.message,
    );
    process.exit(1);
  });
  server.listen(port, process.env.HOST || '127.0.0.1');
  const stop = (): void => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
