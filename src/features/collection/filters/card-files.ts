import type { TileCard } from '~/src/domain/collections/tile-card';
import { fetchTileCards } from '~/src/gateways/site-files/collection-files';

/** Cards by file; each file is read once per page load. */
export interface CardFiles {
  readonly get: (file: string) => readonly TileCard[] | undefined;
  /** @returns false when one of them could not be read */
  readonly load: (files: readonly string[]) => Promise<boolean>;
}

export const createCardFiles = (fetchCards: typeof fetchTileCards = fetchTileCards): CardFiles => {
  const known = new Map<string, readonly TileCard[]>();
  const asked = new Map<string, Promise<boolean>>();

  const loadOne = async (file: string): Promise<boolean> => {
    const reply = await fetchCards(file);
    if (reply.ok) known.set(file, reply.value);
    else asked.delete(file);
    return reply.ok;
  };
  const loadOnce = (file: string): Promise<boolean> => {
    const answer = asked.get(file) ?? loadOne(file);
    asked.set(file, answer);
    return answer;
  };

  return {
    get: file => known.get(file),
    load: async files => (await Promise.all(files.map(loadOnce))).every(Boolean),
  };
};

export const cardFiles = createCardFiles();
