import { missingAnchor } from '../../startup/startup-stop';

const CHUNK_MAP = /window\.___chunkMapping="(?:[^"\\]|\\.)*";/;
const EMPTY = 'window.___chunkMapping={};';

/**
 * The page without Gatsby's list of every template's scripts, half a kilobyte that its loader cannot read,
 * for it is a text. The application asks for the list when a page is at rest.
 * @param page its path, for the sentence
 * @throws BuildError where the page has no such list
 */
export const withoutChunkMap = (html: string, page: string): string => {
  if (html.includes(EMPTY)) return html;
  if (!CHUNK_MAP.test(html)) {
    throw missingAnchor({
      part: 'always',
      place: page,
      sought: 'window.___chunkMapping="…";',
      mend: 'src/gatsby/output/late-scripts/chunk-map.ts',
    });
  }
  return html.replace(CHUNK_MAP, EMPTY);
};
