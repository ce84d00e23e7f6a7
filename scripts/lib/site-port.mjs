import { stop } from './set-up.mjs';

/** The port of the site. @param {NodeJS.ProcessEnv} env */
export const sitePort = env => {
  const port = Number(env.PORT || 8000);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    stop(`PORT is "${env.PORT}", which is no port: set it to a number between 1 and 65535.`);
  }
  return port;
};

/** @param {number} port */
export const portInUse = port =>
  `Port ${port} is in use: end the program that listens on it ("lsof -i :${port}" names it), or choose another port with PORT=${port + 1} npm start.`;
