import { missingAnchor } from '~/src/gatsby/startup/startup-stop';

const CHUNK_MAP = /window\.___chunkMapping="(?:[^"\\]|\\.)*";/;
const EMPTY = 'window.___chunkMapping={};';

/**
 * Removes Gatsby's list of every template's scripts from a page: half a kilobyte that its loader
 * cannot read, because it is a string. The application fetches the list when a page is idle.
 * @param page its path, for the message
 * @throws BuildError if the page has no such list
 */
export const withoutChunkMap = (html: string, page: string): string => {
  if (html.includes(EMPTY)) return html;
  if (!CHUNK_MAP.test(html)) {
    throw missingAnchor({
      part: 'always',
      place: page,
      expected: 'window.___chunkMapping="…";',
      fileToChange: 'src/gatsby/output/late-scripts/chunk-map.ts',
    });
  }
  return html.replace(CHUNK_MAP, EMPTY);
};
