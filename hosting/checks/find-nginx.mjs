import { existsSync } from 'node:fs';

const INSTALLED = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The nginx of the host tests; without one they fail with a message. */
export const findNginx = () =>
  [process.env.NGINX_PATH, ...INSTALLED].find(
    path => path !== undefined && path !== '' && existsSync(path),
  );
