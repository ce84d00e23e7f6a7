const CHUNK_MAP = /window\.___chunkMapping="(?:[^"\\]|\\.)*";/;

/**
 * The page without the generator's list of every template's scripts, half a kilobyte that its loader
 * cannot read, for it is a text. The application asks for the list when a page is at rest.
 */
export const withoutChunkMap = (html: string): string =>
  html.replace(CHUNK_MAP, 'window.___chunkMapping={};');
