import { readFileSync } from 'node:fs';

const GUIDE = 'docs/add-a-brand.md';

/** The guide with the id of a brand in the place of `<id>`. @param {string} id */
const guideFor = id => readFileSync(GUIDE, 'utf8').replaceAll('<id>', id);

/** Files and folders that the guide names. @param {string} id @returns {readonly string[]} */
export const guidePaths = id =>
  [
    ...guideFor(id).matchAll(
      /`((?:src|seed|static|studio|e2e|scripts|openapi)\/[^`\s]+|\.env[^`\s]+)`/g,
    ),
  ].map(([, path = '']) => path.replace(/\/$/, ''));

/** The commands of its code blocks, in order. @param {string} id @returns {readonly string[]} */
export const guideCommands = id =>
  [...guideFor(id).matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
    block.split('\n').filter(line => line !== ''),
  );
