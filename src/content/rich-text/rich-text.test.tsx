import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type {
  PortableText,
  TextBlock,
  TextSpan,
} from '~/src/domain/content/rich-text/portable-text';
import { TestProviders } from '~/src/features/testing';
import { RichText, type RichTextProps } from './rich-text';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
afterEach(cleanup);

const span = (text: string, ...marks: string[]): TextSpan => ({ _type: 'span', text, marks });
const block = (children: readonly TextSpan[], shape: Partial<TextBlock> = {}): TextBlock => ({
  _type: 'block',
  style: 'normal',
  markDefs: [],
  ...shape,
  children,
});
const draw = (value: PortableText, props: Omit<RichTextProps, 'value'> = {}) =>
  render(<RichText value={value} {...props} />, { wrapper: TestProviders }).container;

it('renders every mark', () => {
  const marks = ['strong', 'em', 'underline', 'strike-through', 'code'];
  const html = draw([block(marks.map(mark => span(mark, mark)))]).innerHTML;
  for (const tag of ['strong', 'em', 'u', 's', 'code']) expect(html).toContain(`</${tag}>`);
  expect(html).not.toContain('style=');
});

it('renders internal and external links, and plain text for a link without a target', () => {
  const link = (_key: string, kind: string | null, href: string | null) => ({
    _type: 'link',
    _key,
    kind,
    href,
  });
  draw([
    block([span('in', 'a'), span('out', 'b'), span('nowhere', 'c')], {
      markDefs: [
        link('a', 'internal', '/about'),
        link('b', 'external', 'https://else.example'),
        link('c', null, null),
      ],
    }),
  ]);
  const hrefs = screen.getAllByRole('link').map(each => each.getAttribute('href'));
  expect(hrefs).toEqual(['/about', 'https://else.example']);
  expect(screen.getByText(/nowhere/).closest('a')).toBeNull();
});

it('nests lists, and gives headings ids if they are in the page’s outline', () => {
  const item = (text: string, level: number) => block([span(text)], { listItem: 'bullet', level });
  const value = [block([span('Why?')], { style: 'h2' }), item('one', 1), item('deeper', 2)];
  draw(value, { hasAnchors: true });
  const outer = screen.getAllByRole('list')[0];
  if (!outer) throw new Error('no list');
  expect(within(within(outer).getByRole('list')).getByText('deeper')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Why?' }).id).toBe('why');
  cleanup();
  draw(value);
  expect(screen.getByRole('heading', { name: 'Why?' }).id).toBe('');
});

it('renders a table with row and column headers that scrolls by keyboard', () => {
  draw([
    {
      _type: 'table',
      caption: 'Sizes',
      columns: ['', 'Small', 'Large'],
      rows: [['Weight', '8 lb', '90 lb']],
    },
  ]);
  expect(screen.getByRole('region', { name: 'Sizes' }).tabIndex).toBe(0);
  expect(screen.getByRole('rowheader', { name: 'Weight' })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Large' })).toBeTruthy();
});

it('renders pictures, callouts, questions, videos and product cards', () => {
  const image = { url: 'https://cdn.example/images/a.jpg', alt: 'A dog', width: 900, height: 600 };
  const container = draw(
    [
      { _type: 'image', image, caption: 'Asleep' },
      { _type: 'callout', tone: 'care', title: 'Mind', text: 'the ice' },
      { _type: 'questions', items: [{ question: 'Why?', answer: 'So.' }] },
      { _type: 'videoEmbed', url: 'https://v.example/1', title: 'Posts', image, minutes: 2 },
      { _type: 'divider' },
      { _type: 'productEmbed', handle: 'collar', note: null },
    ],
    { renderProduct: ({ handle }) => <p>card of {handle}</p> },
  );
  expect(screen.getByRole('figure').textContent).toBe('Asleep');
  expect(screen.getByRole('img', { name: 'A dog' })).toBeTruthy();
  expect(screen.getByRole('note').textContent).toBe('Mindthe ice');
  expect(container.querySelector('details')?.textContent).toBe('Why?So.');
  const video = screen.getByRole('link', { name: 'Watch: Posts (2 minutes)' });
  expect(video.getAttribute('href')).toBe('https://v.example/1');
  expect(screen.getByRole('separator')).toBeTruthy();
  expect(screen.getByText('card of collar')).toBeTruthy();
});
