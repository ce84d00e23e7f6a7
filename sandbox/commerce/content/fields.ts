import * as v from 'valibot';

const slug = v.pipe(
  v.object({ current: v.string() }),
  v.transform(({ current }) => current),
);

const reference = v.object({ _ref: v.string() });

export const image = v.object({ asset: reference });

const seo = v.pipe(
  v.optional(v.object({ title: v.optional(v.string()), description: v.optional(v.string()) }), {}),
  v.transform(({ title = null, description = null }) => ({ title, description })),
);

const link = v.object({
  linkType: v.string(),
  path: v.optional(v.string()),
  internalLink: v.optional(reference),
  anchor: v.optional(v.string()),
  url: v.optional(v.string()),
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
});

/** A link of the content system. */
export type ContentLink = v.InferOutput<typeof link>;

/** Parses a link; throws for anything else. */
export const parseLink = (value: unknown): ContentLink => v.parse(link, value);

export const postFields = v.object({
  slug,
  title: v.string(),
  excerpt: v.string(),
  body: v.array(v.unknown()),
  publishedAt: v.string(),
  updatedAt: v.optional(v.string()),
  tags: v.array(v.string()),
  image: v.optional(image),
  category: reference,
  author: reference,
  seo,
});

export const releaseFields = v.object({
  slug,
  title: v.string(),
  date: v.string(),
  summary: v.string(),
  body: v.array(v.unknown()),
  seo,
});

export const categoryFields = v.object({ slug, title: v.string(), description: v.string() });

export const personFields = v.object({ name: v.string(), bio: v.array(v.unknown()) });

export const pageFields = v.object({
  slug,
  title: v.string(),
  modules: v.optional(v.array(v.unknown())),
  body: v.optional(v.array(v.unknown())),
  seo,
});

const linked = v.object({ label: v.string(), link });

const column = v.object({ title: v.string(), links: v.array(linked) });

export const navigationFields = v.object({
  main: v.array(
    v.object({
      label: v.string(),
      link: v.optional(link),
      tiles: v.optional(v.array(linked), []),
      columns: v.array(column),
    }),
  ),
  utility: v.array(linked),
  footer: v.array(column),
  legal: v.array(linked),
});

const file = v.object({ asset: reference });

/** A course of films. */
export const playlistFields = v.object({ slug, videos: v.array(reference) });

export const filmFields = v.object({
  title: v.string(),
  description: v.string(),
  poster: image,
  file,
  width: v.number(),
  height: v.number(),
  captions: v.array(v.object({ label: v.string(), srclang: v.string(), file })),
});

export const settingsFields = v.object({
  defaultTitle: v.string(),
  defaultDescription: v.string(),
  socialImage: image,
  organisation: v.object({ email: v.string() }),
  returnDays: v.number(),
  guarantee: v.optional(v.object({ label: v.string() })),
});
