import { describe, expect, it } from 'vitest';
import { toBlogPost, toPerson, toPressRelease, toSharedPage } from './article-documents';
import { DocumentFields } from '../fields';
import { describeProblem, type ContentProblem } from '../problem';

const targets = new Map([
  ['cat-1', { type: 'blogCategory', slug: 'safety' }],
  ['person-1', { type: 'person', slug: 'ana' }],
]);

const fieldsOf = (record: Readonly<Record<string, unknown>>) => {
  const problems: ContentProblem[] = [];
  const fields = new DocumentFields(record, 'doc-1', '', {
    imageBase: 'https://cdn.example/images/p/d',
    fileBase: 'https://cdn.example/files/p/d',
    targetOf: reference => targets.get(reference) ?? null,
    report: problem => problems.push(problem),
  });
  return { fields, said: () => problems.map(describeProblem) };
};

const post = {
  title: 'First walk',
  slug: { current: 'first-walk' },
  publishedAt: '2026-05-01T13:00:00Z',
  category: { _ref: 'cat-1' },
  author: { _ref: 'person-1' },
  tags: ['Walks'],
  relatedProducts: ['lead'],
};

describe('toBlogPost', () => {
  it('resolves its references', () => {
    const { fields, said } = fieldsOf(post);
    expect(toBlogPost(fields)).toMatchObject({
      slug: 'first-walk',
      categorySlug: 'safety',
      authorSlug: 'ana',
      updatedAt: null,
      relatedProducts: ['lead'],
    });
    expect(said()).toEqual([]);
    expect(fields.isComplete).toBe(true);
  });

  it('is published without a category or author that is gone, with a problem', () => {
    const { fields, said } = fieldsOf({
      ...post,
      category: { _ref: 'person-1' },
      author: undefined,
    });
    expect(toBlogPost(fields)).toMatchObject({ categorySlug: null, authorSlug: null });
    expect(fields.isComplete).toBe(true);
    expect(said()).toEqual([
      'Document doc-1, field category: it names person-1, which is not published or cannot be shown. Choose a published blogCategory document.',
      'Document doc-1, field author: it is empty. Choose a published person document.',
    ]);
  });

  it.each([
    ['slug', { slug: {} }, 'slug.current: it is empty. Give it a slug.'],
    ['date', { publishedAt: 'May' }, 'publishedAt: "May" is not a date. Write it as 2026-05-30.'],
    ['title', { title: '' }, 'title: it is empty. Fill it in, or remove what it belongs to.'],
  ])('is dropped without its %s', (_, change, sentence) => {
    const { fields, said } = fieldsOf({ ...post, ...change });
    toBlogPost(fields);
    expect(fields.isComplete).toBe(false);
    expect(said()).toEqual([`Document doc-1, field ${sentence}`]);
  });

  it('corrects a slug that breaks the slug rule, and reports it', () => {
    const { fields, said } = fieldsOf({ ...post, slug: { current: 'First Walk?' } });
    expect(toBlogPost(fields).slug).toBe('first-walk');
    expect(said()).toEqual([
      'Document doc-1, field slug.current: "First Walk?" becomes "first-walk". Write it so.',
    ]);
  });
});

it('reads press releases, people and shared pages', () => {
  const slug = { current: 'a' };
  const release = fieldsOf({
    slug,
    title: 'News',
    date: '2026-05-01',
    contact: { email: 'a@b.c' },
  });
  expect(toPressRelease(release.fields)).toMatchObject({
    date: '2026-05-01',
    contact: { name: null, email: 'a@b.c', phone: null },
  });
  const person = fieldsOf({ slug, name: 'Ana', credentials: ['Vet'] });
  expect(toPerson(person.fields)).toMatchObject({ role: null, portrait: null, bio: [] });
  const page = fieldsOf({ slug, title: 'Returns', seo: { description: 'd' } });
  expect(toSharedPage(page.fields).seo).toEqual({ title: null, description: 'd', image: null });
  expect([release, person, page].flatMap(({ said }) => said())).toEqual([]);
});
