import * as v from 'valibot';
import { handle, words } from '../load/fields';
import { filesIn, nameOf, readText } from '../load/files';
import { readJson } from '../load/json';
import { paragraphs, text } from './blocks';
import type { DocumentSource, Site } from './document';
import { wording } from './fields';
import { labelled, linkTo } from './links';
import * as m from './modules';
import { page } from './page';
import { pageText } from './page-text';
import { anyPicture as image } from './pictures';
import type { Wording } from './wording';
import { inWordsOf } from './wording-syntax';

const target = v.pipe(words, v.transform(linkTo));

const link = v.pipe(
  v.strictObject({ label: wording, target: words, note: v.optional(wording) }),
  v.transform(({ label, target: to, note }) => labelled(label, to, note)),
);

const action = v.pipe(
  v.strictObject({ label: wording, target: words, style: v.picklist(['primary', 'secondary']) }),
  v.transform(({ label, target: to, style }) => ({ ...labelled(label, to), style })),
);

/** Each text is a paragraph. */
const body = v.pipe(
  v.array(wording),
  v.transform(lines => text(paragraphs(...lines))),
);

const icon = v.picklist([
  ...(['shield', 'map-pin', 'battery', 'heart', 'truck'] as const),
  ...(['returns', 'phone', 'home', 'paw'] as const),
]);

const heading = wording;
const optionalText = v.optional(wording);
const entry = { title: wording, text: wording };

const kind = <Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  v.strictObject({ type: v.literal(type), ...fields });

/** The modules of a page; `text` of a rich text is the name of a Markdown file in the same folder. */
const module = v.variant('type', [
  kind('hero', {
    eyebrow: optionalText,
    heading,
    body: wording,
    image,
    actions: v.array(action),
    facts: v.optional(v.array(wording)),
  }),
  kind('richText', { text: handle }),
  kind('collectionTiles', {
    heading,
    tiles: v.array(v.strictObject({ ...entry, image, link: target })),
  }),
  kind('productRail', {
    heading,
    body: optionalText,
    link: v.optional(link),
    handles: v.optional(v.array(handle)),
    collection: v.optional(handle),
  }),
  kind('collectionRail', {
    heading,
    body: optionalText,
    link: v.optional(link),
    handles: v.array(handle),
  }),
  kind('feature', {
    eyebrow: optionalText,
    heading,
    body,
    image,
    imageSide: v.picklist(['left', 'right', 'full']),
    link: v.optional(link),
    points: v.optional(v.array(wording)),
  }),
  kind('featureGrid', {
    heading,
    body: optionalText,
    items: v.array(
      v.strictObject({
        ...entry,
        icon: v.optional(icon),
        image: v.optional(image),
        link: v.optional(link),
      }),
    ),
  }),
  kind('valueProps', { items: v.array(v.strictObject({ ...entry, icon })) }),
  kind('steps', { heading, steps: v.array(v.strictObject(entry)) }),
  kind('statistics', { items: v.array(v.strictObject({ value: wording, label: wording })) }),
  kind('tabs', {
    heading,
    tabs: v.array(v.strictObject({ title: wording, body, image: v.optional(image) })),
  }),
  kind('comparison', {
    heading,
    columns: v.array(wording),
    rows: v.array(v.strictObject({ label: wording, values: v.array(wording) })),
  }),
  kind('questions', {
    heading,
    items: v.array(v.strictObject({ question: wording, answer: wording })),
  }),
  kind('quote', { quote: wording, attribution: wording, image: v.optional(image) }),
  kind('banner', {
    heading,
    body: wording,
    image: v.optional(image),
    link,
    tone: v.picklist(['light', 'dark', 'accent']),
  }),
  kind('reviewWall', { heading, limit: v.pipe(v.number(), v.integer()) }),
  kind('newsletter', {
    anchor: v.optional(handle),
    heading,
    body: wording,
    image: v.optional(image),
    code: words,
  }),
]);

/** `pages/<slug>.json`: the title, what search engines read, and the modules from top to bottom. */
const pageFile = v.strictObject({
  title: wording,
  seo: v.strictObject({ title: wording, description: wording, image: v.optional(image) }),
  modules: v.array(module),
});

type ModuleFields = v.InferOutput<typeof module>;

function moduleOf(fields: ModuleFields, site: Site, w: Wording): m.Module {
  if (fields.type === 'richText') return m.richText(pageText(site, fields.text, w));
  if (fields.type === 'hero') {
    const { type: _, ...hero } = fields;
    return m.hero(hero);
  }
  const { type, ...rest } = fields;
  return { _type: `${type}Module`, ...rest };
}

/** A site's pages, one for each JSON file of its folder `pages`. */
export function pagesOf(site: Site): (w: Wording) => readonly DocumentSource[] {
  const files = filesIn(`content/${site}/pages`, '.json').map(file => {
    // Checked as it is written, so that an error has its line.
    readJson(file, pageFile);
    const written: unknown = JSON.parse(readText(file));
    return { slug: nameOf(file), written };
  });
  return w =>
    files.map(({ slug, written }) => {
      // Links and paragraphs are made of texts that are in the words of the country already.
      const { modules, ...fields } = v.parse(pageFile, inWordsOf(written, w));
      return page({ slug, ...fields, modules: modules.map(each => moduleOf(each, site, w)) });
    });
}
