import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TestProviders } from '~/src/features/testing';
import { postCard } from './article.fixture';
import { BlogView, type BlogViewProps } from './blog-view';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
afterEach(cleanup);

const safety = { slug: 'safety', title: 'Safety', description: 'Plain advice.' };
const show = (props: Partial<BlogViewProps> = {}) =>
  render(
    <BlogView
      posts={['a', 'b', 'c'].map(slug => postCard(slug))}
      categories={[safety]}
      category={null}
      page={1}
      pageCount={2}
      feedPath="/en-ca/blog/rss.xml"
      {...props}
    />,
    { wrapper: TestProviders },
  );
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('starts with the newest post and lists the others once', () => {
  show();
  const articles = screen.getAllByRole('article');
  expect(articles.map(each => within(each).getByRole('heading').textContent)).toEqual([
    'Title of a',
    'Title of b',
    'Title of c',
  ]);
  expect(articles[0]?.textContent).toContain('By Dr. Ana Bell');
  expect(articles[1]?.textContent).toContain('October 14, 2026');
  expect(articles[1]?.textContent).toContain('3 min read');
});

it('links to its other pages, its topics and its feed', () => {
  show();
  expect(hrefOf('Page: 2')).toBe('/blog/page/2');
  expect(hrefOf('next')).toBe('/blog/page/2');
  expect(hrefOf('Safety')).toBe('/blog/category/safety');
  expect(hrefOf('Subscribe via RSS')).toBe('/en-ca/blog/rss.xml');
});

it('shows its number on a further page, without the lead story', () => {
  show({ page: 2 });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Blog, page 2');
  expect(hrefOf('previous')).toBe('/blog');
  expect(screen.getAllByRole('article')[0]?.className).not.toContain('lead-story');
});

it('names the category, its pages, and links back when it is empty', () => {
  show({ category: safety });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Safety');
  expect(screen.getByText('Plain advice.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Safety' }).getAttribute('aria-current')).toBe('true');
  expect(hrefOf('Page: 2')).toBe('/blog/category/safety/page/2');
  cleanup();
  show({ category: safety, posts: [], pageCount: 1 });
  expect(hrefOf('See all posts')).toBe('/blog');
});
