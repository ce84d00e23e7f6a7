import { readChunkMap } from '~/src/gateways/site-files/chunk-map';
import { isConstrained } from './connection';

/**
 * Tells the generator's loader which scripts a template needs, so that a link in view has them
 * fetched ahead too. The generator writes this into each page as a text, which its loader cannot read.
 */
export const setChunkMapping = async (): Promise<void> => {
  if (isConstrained()) return;
  const map = await readChunkMap();
  if (map.ok) window.___chunkMapping = map.value;
};
