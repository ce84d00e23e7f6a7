import type { SlugIsUniqueValidator } from '@sanity/types';

const OTHERS = `defined(*[
  _type == $type && site == $site && language == $language && PATH.current == $slug
  && !(_id in [$published, "drafts." + $published])
  && !(_id in path("versions.*." + $published))
][0]._id)`;

/** Whether no other document of the type has the address in the same brand and language. */
export const uniqueIn =
  (path: 'slug' | 'store.slug'): SlugIsUniqueValidator =>
  async (slug, { document, getClient }) => {
    const published = (document?._id ?? '').replace(/^(drafts\.|versions\.[^.]+\.)/, '');
    const isTaken: unknown = await getClient({ apiVersion: '2025-02-19' }).fetch(
      OTHERS.replace('PATH', path),
      {
        slug,
        published,
        type: document?._type ?? null,
        site: document?.site ?? null,
        language: document?.language ?? null,
      },
    );
    return isTaken !== true;
  };
