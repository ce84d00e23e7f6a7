import { createServer } from 'node:http';
import { join } from 'node:path';
import { readManifest } from '../local/manifest';
import { rawByteResponder } from '../local/raw-bytes';
import { siteListener } from '../local/site';
import { askPort, type Build, type Host } from './host';

/** The local server, on a free port. */
export const startLocalHost = async ({ output, hostFolder }: Build): Promise<Host> => {
  const manifest = readManifest(join(hostFolder, 'manifest.json'));
  const server = createServer(siteListener(output, manifest));
  server.on('clientError', rawByteResponder(output, manifest));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return {
    name: 'local server',
    request: askPort(address.port),
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
