import { readChunkMap } from '~/src/gateways/site-files/chunk-map';
import { isConstrained } from '~/src/ui/timing/connection';

/**
 * Provides Gatsby's loader with the scripts of each template, so that links in view prefetch them
 * too. Gatsby writes this list into each page as a string, which its loader cannot read.
 */
export const setChunkMapping = async (): Promise<void> => {
  if (isConstrained()) return;
  const map = await readChunkMap();
  if (map.ok) window.___chunkMapping = map.value;
};
