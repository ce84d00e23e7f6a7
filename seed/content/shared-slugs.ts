import { markdownFiles, nameOf } from '../load/files';

/** The site that owns the texts that brands share. */
export const SHARED_BY = 'larkfield';

/** Their files. */
export const SHARED_FILES = markdownFiles(`content/${SHARED_BY}/shared`);

/** Links need to know that these texts are not `page` documents. */
export const SHARED_SLUGS: readonly string[] = SHARED_FILES.map(nameOf);
