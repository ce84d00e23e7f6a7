import * as v from 'valibot';
import { words } from '../load/fields';
import { readJson } from '../load/json';
import type { DocumentSource, Site } from './document';
import { labelled, linkTo } from './links';
import { anyPicture } from './pictures';

const link = v.pipe(
  v.strictObject({ label: words, target: words, note: v.optional(words) }),
  v.transform(({ label, target, note }) => labelled(label, target, note)),
);

const target = v.pipe(words, v.transform(linkTo));

const column = v.strictObject({ title: words, links: v.array(link) });

const tile = v.pipe(
  v.strictObject({
    label: words,
    target: words,
    note: v.optional(words),
    image: v.optional(anyPicture),
  }),
  v.transform(({ label, target, note, image }) => ({
    ...labelled(label, target, note),
    ...(image ? { image } : {}),
  })),
);

/** `navigation.json`: the header's menus, the footer, and what stands above and below them. */
const navigation = v.strictObject({
  main: v.array(
    v.strictObject({
      label: words,
      link: v.optional(target),
      tiles: v.optional(v.array(tile)),
      columns: v.array(column),
      action: v.optional(link),
    }),
  ),
  utility: v.array(link),
  footer: v.array(column),
  legal: v.array(link),
});

/** A site's header and footer. @param file its name; another one for countries abroad */
export const navigationDocument = (site: Site, file = 'navigation'): DocumentSource => ({
  type: 'navigation',
  name: 'navigation',
  fields: readJson(`content/${site}/${file}.json`, navigation),
});
