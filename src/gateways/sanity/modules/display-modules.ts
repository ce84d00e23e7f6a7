import { slugOf } from '~/src/domain/content/slug';
import type { DocumentFields } from '../fields';
import { labelledLink, type Readers } from './module-reader';
import { toRichText } from '../rich-text/rich-text';

/** An image that a module cannot be shown without. */
const required = <T>(fields: DocumentFields, name: string, value: T | null): T | null => {
  if (value !== null) return value;
  fields.isComplete = false;
  if (fields.record[name] === undefined) {
    fields.problem(name, 'it is empty. Fill it in, or remove what it belongs to.');
  }
  return null;
};

const NOTHING = { url: '', alt: '', width: 1, height: 1, hotspot: null };

/** A positive number; otherwise its module or entry is dropped. */
const countOf = (fields: DocumentFields, name: string): number => {
  const value = fields.number(name) ?? 0;
  if (value > 0) return value;
  fields.isComplete = false;
  fields.problem(name, 'it is no number above 0. Write one, or remove what it belongs to.');
  return value;
};

/** Panels are addressed by anchor, so names must be unique within a module. */
const readTabs = (fields: DocumentFields) => {
  const known = new Set<string>();
  return fields.list('tabs', item => {
    const title = item.text('title');
    const anchor = slugOf(item.optionalText('anchor') ?? title);
    if (known.has(anchor)) {
      item.problem('anchor', `another tab is called "${anchor}" too. Give this one an anchor.`);
    }
    const named = known.has(anchor) ? `${anchor}-${known.size + 1}` : anchor;
    known.add(named);
    return { anchor: named, title, body: toRichText(item, 'body'), image: item.image('image') };
  });
};

const readAreas = (fields: DocumentFields) =>
  fields.list('areas', item => ({
    code: item.text('code').toUpperCase(),
    name: item.text('name'),
    count: countOf(item, 'count'),
  }));

/** Readers of display modules; spec storefront §3 and the page builder of editors. */
export const DISPLAY_READERS: Readers<
  | 'featureGridModule'
  | 'tabsModule'
  | 'videoModule'
  | 'galleryModule'
  | 'collectionRailModule'
  | 'mapModule'
> = {
  featureGridModule: fields => ({
    heading: fields.optionalText('heading'),
    body: fields.optionalText('body'),
    items: fields.list('items', item => ({
      icon: item.optionalText('icon'),
      title: item.text('title'),
      text: item.optionalText('text'),
      image: item.image('image'),
      link: labelledLink(item),
    })),
  }),
  tabsModule: fields => ({ heading: fields.optionalText('heading'), tabs: readTabs(fields) }),
  videoModule: fields => ({
    heading: fields.optionalText('heading'),
    body: fields.optionalText('body'),
    title: fields.text('title'),
    poster: required(fields, 'poster', fields.image('poster')) ?? NOTHING,
    file: required(fields, 'file', fields.file('file')?.url ?? null) ?? '',
    seconds: countOf(fields, 'seconds'),
    captions: fields.file('captions')?.url ?? null,
    transcript: fields.optionalText('transcript'),
  }),
  galleryModule: fields => ({
    heading: fields.optionalText('heading'),
    items: fields.list('items', item => ({
      image: required(item, 'image', item.image('image')) ?? NOTHING,
      caption: item.optionalText('caption'),
    })),
  }),
  collectionRailModule: fields => ({
    heading: fields.text('heading'),
    body: fields.optionalText('body'),
    link: labelledLink(fields),
    handles: fields.texts('handles'),
    tiles: [],
  }),
  mapModule: fields => ({
    heading: fields.text('heading'),
    body: fields.optionalText('body'),
    link: labelledLink(fields),
    areas: readAreas(fields),
  }),
};
