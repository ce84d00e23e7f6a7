import { describe, expect, it } from 'vitest';
import { DOCUMENT_TYPES } from '~/src/gateways/sanity/queries';
import { isRequired, typeOf } from './compiled';
import { readAsBuild } from './readers';
import { documentOf, type Sample } from './sample';
import { DOCUMENTS } from '../schemas';
import { fieldsWithin, placesIn, recording, withAt } from './visit';

/** What the queries read, not the readers, and what every object carries. */
const OF_QUERIES = /\.(site|sites|language|_type|_key|_updatedAt)$/;

/** What the build reads of the vendor's own values. */
const OF_VENDOR = /\.(asset|hotspot)$/;

/** Read for documents that were written before the studio. */
const OLDER: readonly string[] = ['link.href'];

/** Required only in the studio, with the reason. */
const STRICTER: Readonly<Record<string, string>> = {
  'link.linkType': 'without a kind the build takes a link for a disabled one',
  'localizationString.values.language': 'the build takes the key of the entry instead',
};

/** Reported by the build only because of a value beside it. */
const TOGETHER: Readonly<Record<string, string>> = {
  'globalProduct.sizeGuide.thickness': 'a door has one, a collar has none',
  'siteSettings.careHours.weekdays': 'days and times are read together',
  'siteSettings.careHours.opens': 'days and times are read together',
  'siteSettings.careHours.closes': 'days and times are read together',
};

it('every document type of the build is one of the studio', () => {
  expect(DOCUMENTS.map(({ name }) => name).sort()).toEqual([...DOCUMENT_TYPES].sort());
});

it.each(DOCUMENT_TYPES)('the build reads a complete %s without a problem', type => {
  expect(readAsBuild(type, documentOf(typeOf(type))).problems).toEqual([]);
});

describe('every field', () => {
  const read = new Set<string>();
  const known = new Set<string>();
  for (const type of DOCUMENT_TYPES) {
    const compiled = typeOf(type);
    const record = recording(documentOf(compiled), compiled, type, name => read.add(name));
    readAsBuild(type, record as Sample);
    for (const { name } of fieldsWithin(compiled, type, new Set())) known.add(name);
  }

  it('of the studio is read by the build', () => {
    const unread = [...known].filter(name => !read.has(name) && !OF_QUERIES.test(name));
    expect(unread).toEqual([]);
  });

  it('that the build reads is one of the studio', () => {
    const unknown = [...read].filter(
      name => !known.has(name) && !OF_QUERIES.test(name) && !OF_VENDOR.test(name),
    );
    expect(unknown.filter(name => !OLDER.includes(name))).toEqual([]);
  });

  it('of every module is among them', () => {
    expect([...known].filter(name => /^\w+Module\.anchor$/.test(name))).toHaveLength(22);
  });
});

describe.each(DOCUMENT_TYPES)('of a %s', type => {
  const compiled = typeOf(type);
  const document = documentOf(compiled);

  it('what the studio requires is what the build reports when it is missing', () => {
    const wrong = placesIn(document, compiled, type).flatMap(({ path, field }) => {
      if (OF_QUERIES.test(field.name)) return [];
      const { problems } = readAsBuild(type, withAt(document, path, undefined) as Sample);
      const isReported = problems.length > 0;
      if (isReported === isRequired(field.type)) return [];
      const list = isReported ? TOGETHER : STRICTER;
      return field.name in list ? [] : [`${field.name}: ${isReported ? 'build' : 'studio'} only`];
    });
    expect([...new Set(wrong)]).toEqual([]);
  });
});
