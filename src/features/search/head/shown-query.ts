import { shortened } from '~/src/ui/text/shortened';

const MOST_CHARACTERS = 80;

/** A query for a heading: cut where it would fill the screen. */
export const shownQuery = (query: string): string => shortened(query, MOST_CHARACTERS);
