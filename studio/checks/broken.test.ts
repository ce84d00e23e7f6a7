import { describe, expect, it } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { createContentGateway } from '~/src/gateways/sanity/content-gateway';
import { DOCUMENT_TYPES, type DocumentType } from '~/src/gateways/sanity/queries';
import { DOCUMENTS, MODULES } from '../schemas';
import { isRequired, kindOf, typeOf, type Compiled } from './compiled';
import { readAsBuild } from './readers';
import { documentOf, isSample, sampleOf, type Sample } from './sample';
import { fieldsWithin, placesIn, withAt } from './visit';

/** Settings and menus, without which no site can be built. */
const SINGLE: readonly DocumentType[] = ['siteSettings', 'navigation'];

const GOOD = {
  ...Object.fromEntries(DOCUMENT_TYPES.map(type => [type, documentOf(typeOf(type))])),
} as Readonly<Record<DocumentType, Sample>>;

/** A second document of a type, next to the complete ones. */
const besides = (type: DocumentType, change: (document: Sample) => unknown): Sample => {
  const document = documentOf(typeOf(type), `broken-${type}`);
  const own = {
    ...(document.slug ? { slug: { _type: 'slug', current: 'broken' } } : {}),
    ...(document.store ? { store: { title: 'B', slug: { current: 'broken' } } } : {}),
  };
  return change({ ...document, ...own }) as Sample;
};

/** What the build makes of documents, and what it reports, as JSON. */
const build = async (documents: readonly Sample[]) => {
  const targets = [...Object.values(GOOD), ...documents].map(({ _id, _type }) => ({
    _id,
    _type,
    slug: 'words',
  }));
  const snapshot = await createContentGateway({
    site: 'larkfield',
    dataset: 'd',
    projectId: 'p',
    apiOrigin: null,
    readToken: null,
    imageOrigin: 'https://i',
    query: async groq => ok(groq.includes('coalesce') ? targets : documents),
  }).read();
  if (!snapshot.ok) throw new Error(snapshot.error.message);
  const {
    problems,
    translations: _translations,
    unreadable: _unreadable,
    ...content
  } = snapshot.value.forLocale('en-us', []);
  return { content, problems, text: JSON.stringify(content) };
};

/** @param isAlone whether the dataset has no other document, though links find them */
const reportsOf = async (type: DocumentType, broken: Sample, isAlone = false) => {
  const others = Object.values(GOOD).filter(
    ({ _type }) => _type !== type || !SINGLE.includes(type),
  );
  const { problems, text, content } = await build([...(isAlone ? [] : others), broken]);
  return {
    problems: problems.filter(({ documentId }) => documentId === broken._id),
    text,
    content,
  };
};

/** Without these, the build takes another meaning: see `build.test.ts`. */
const LENIENT = /^link\.linkType$|values\.language$/;

/** A value that fits no field of the kind. */
const wrongFor = (type: Compiled): unknown => (type.jsonType === 'number' ? 'many' : 7);

const placesOf = (type: DocumentType) => {
  const seen = new Set<string>();
  return placesIn(GOOD[type], typeOf(type), type).filter(({ field: { name } }) => {
    if (seen.has(name) || /\.(site|sites|language)$/.test(name)) return false;
    seen.add(name);
    return true;
  });
};

it('complete documents of every type are read without a problem', async () => {
  expect((await build(Object.values(GOOD))).problems).toEqual([]);
});

describe.each(DOCUMENT_TYPES)('a broken %s', type => {
  const broken = (path: readonly (string | number)[], value: unknown) =>
    readAsBuild(type, withAt(GOOD[type], path, value) as Sample).problems;

  it('is reported by name for every required field that it lacks', () => {
    for (const { path, field } of placesOf(type)) {
      if (!isRequired(field.type) || LENIENT.test(field.name)) continue;
      expect(broken(path, undefined)[0]?.message, field.name).toMatch(/\w{4}.*\.$/);
    }
  });

  it('is reported by name for every field with a value of the wrong type', () => {
    const silent = placesOf(type).filter(
      ({ path, field }) => broken(path, wrongFor(field.type)).length === 0,
    );
    expect(silent.map(({ field }) => field.name)).toEqual([]);
  });

  it('leaves every other document as it is', async () => {
    if (SINGLE.includes(type)) return;
    const complete = await build(Object.values(GOOD));
    const { content } = await reportsOf(type, { _id: `broken-${type}`, _type: type });
    expect(content).toEqual(complete.content);
  });
});

const REFERENCES = DOCUMENT_TYPES.flatMap(type =>
  placesOf(type)
    .filter(({ field }) => kindOf(field.type) === 'reference')
    .map(({ path, field }) => ({ type, path, name: field.name })),
);

it.each(REFERENCES)('a reference to nothing is reported: $name of a $type', async at => {
  const gone = { _type: 'reference', _ref: 'gone' };
  const { problems } = await reportsOf(
    at.type,
    besides(at.type, each => {
      const set = withAt(each, at.path, gone);
      // A link with a path needs no document.
      return at.name === 'link.internalLink'
        ? withAt(set, [...at.path.slice(0, -1), 'path'], undefined)
        : set;
    }),
  );
  expect(problems.map(({ message }) => message).join()).toContain('gone');
});

it.each(['playlist', 'supportArticle'] as const)('so is one in a list of a %s', async type => {
  const name = type === 'playlist' ? 'videos' : 'relatedArticles';
  const { problems } = await reportsOf(
    type,
    besides(type, each => ({ ...each, [name]: [{ _type: 'reference', _ref: 'gone' }] })),
  );
  expect(problems[0]).toMatchObject({ field: `${name}[0]` });
});

const SLUGGED = DOCUMENT_TYPES.filter(type => 'slug' in GOOD[type] || 'store' in GOOD[type]);

it.each(SLUGGED)('a second %s with the same address is reported and left out', async type => {
  const complete = await build(Object.values(GOOD));
  const twin = { ...GOOD[type], _id: `broken-${type}` };
  const { problems, content } = await reportsOf(type, twin);
  expect(problems).toMatchObject([{ field: 'slug' }]);
  expect(content).toEqual(complete.content);
});

describe.each(MODULES.map(({ name }) => name))('a %s', name => {
  const compiled = typeOf(name);
  const module = { _key: 'm', ...(sampleOf(compiled) as Sample) };
  const pageOf = (broken: unknown) =>
    besides('page', each => ({ ...each, modules: [broken, { ...module, _key: 'kept' }] }));
  const keysOf = ({ content }: Awaited<ReturnType<typeof reportsOf>>) =>
    content.pages.find(({ id }) => id === 'broken-page')?.modules.map(({ key }) => key);

  const required = placesIn(module, compiled, name).filter(
    ({ path, field }) => path.length === 1 && isRequired(field.type),
  );

  it('that lacks what it must have is left out and reported; the page stays', async () => {
    for (const { path, field } of required) {
      const found = await reportsOf('page', pageOf(withAt(module, path, undefined)), true);
      expect(found.problems[0]?.field, field.name).toContain('modules[0]');
      expect(keysOf(found), field.name).toEqual(['kept']);
    }
  });

  it.each([[null], ['text'], [7], [[]], [{}], [{ _type: `${name}X` }], [{ _type: ['a'] }]])(
    'replaced by %j is left out and reported; the page stays',
    async broken => {
      const found = await reportsOf('page', pageOf(broken), true);
      expect(found.problems[0]?.field).toContain('modules[0]');
      expect(keysOf(found)).toEqual(['kept']);
    },
  );

  it('with nothing but wrong values keeps no page from being built', async () => {
    const wrong = Object.fromEntries(
      Object.entries(module).map(([field, value]) => [
        field,
        field.startsWith('_') ? value : typeof value === 'number' ? {} : 7,
      ]),
    );
    const found = await reportsOf('page', pageOf(wrong), true);
    expect(found.problems.length).toBeGreaterThan(0);
    expect(keysOf(found)).toContain('kept');
  });
});

describe('hostile values', () => {
  const HOSTILE = ['javascript:alert(1)', 'data:text/html,<script>1</script>', ' JaVaScRiPt:1'];

  /** A document with one value for every address in it, of links and of films alike. */
  const poisoned = (value: unknown, address: string): unknown => {
    if (Array.isArray(value)) return value.map((each: unknown) => poisoned(each, address));
    if (!isSample(value)) return value;
    const link = 'linkType' in value ? { linkType: 'external' } : {};
    return Object.fromEntries(
      Object.entries({ ...value, ...link }).map(([name, each]) => [
        name,
        name === 'url' || name === 'href' ? address : poisoned(each, address),
      ]),
    );
  };

  it.each(HOSTILE)('%s is the address of nothing', async address => {
    const documents = Object.values(GOOD).map(each => poisoned(each, address) as Sample);
    const { text, problems } = await build(documents);
    expect(text.toLowerCase()).not.toContain(address.trim().toLowerCase());
    expect(problems.length).toBeGreaterThan(10);
  });

  it('a script in a path of the site stays a path', async () => {
    const page = besides('page', each => ({
      ...each,
      modules: [
        {
          _type: 'bannerModule',
          _key: 'b',
          heading: '<script>alert(1)</script>',
          link: { label: 'L', link: { linkType: 'internal', path: 'javascript:alert(1)' } },
        },
      ],
    }));
    const { content, problems } = await reportsOf('page', page);
    const [banner] = content.pages.find(({ id }) => id === 'broken-page')?.modules ?? [];
    // Markup is words: React writes it as text.
    expect(banner).toMatchObject({ heading: '<script>alert(1)</script>', link: { link: null } });
    expect(problems).toHaveLength(1);
  });
});

it('every document type and module of the studio is tried', () => {
  expect(DOCUMENTS).toHaveLength(DOCUMENT_TYPES.length);
  expect(fieldsWithin(typeOf('page'), 'page', new Set()).length).toBeGreaterThan(150);
});
