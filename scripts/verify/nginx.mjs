import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const INSTALLED = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

const isThere = () =>
  [process.env.NGINX_PATH, ...INSTALLED].some(
    path => path !== undefined && path !== '' && existsSync(path),
  );

/** @param {readonly string[]} args */
const aptGet = args =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * Finds nginx for the host tests: an installed one, or else (as root on Debian) the package
 * `nginx`. If neither is available, those tests fail with a message.
 */
export const ensureNginx = () => {
  if (isThere()) return;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log('No nginx found: installing the package nginx.');
  if (aptGet(['update'])) aptGet(['install', '-y', '--no-install-recommends', 'nginx']);
};
