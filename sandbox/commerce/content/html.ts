import { PortableText, type PortableTextComponents } from '@portabletext/react';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isJsonObject } from '~/sandbox/core/json';
import { parseLink } from './fields';
import { targetOf } from './links';
import type { StoreDocuments } from './store-documents';

/** The elements allowed in texts inside modules and embedded blocks. */
const ELEMENTS: Readonly<Record<string, string>> = {
  eyebrow: 'p',
  heading: 'h2',
  title: 'h3',
  question: 'h3',
  quote: 'blockquote',
  attribution: 'p',
  body: 'p',
  text: 'p',
  answer: 'p',
  caption: 'p',
  label: 'p',
  value: 'p',
};

const isBlock = (value: unknown): boolean => isJsonObject(value) && value._type === 'block';

function tableOf(rows: readonly unknown[]): ReactNode {
  const cellsOf = (row: unknown): readonly unknown[] =>
    isJsonObject(row) && Array.isArray(row.cells) ? row.cells : [];
  const lines = rows.map((row, at) =>
    createElement(
      'tr',
      { key: at },
      cellsOf(row).map((cell, index) => createElement('td', { key: index }, String(cell))),
    ),
  );
  return createElement('table', {}, createElement('tbody', {}, lines));
}

/** HTML of the content system's texts, with links as the store has them. */
class HtmlWriter {
  readonly #components: PortableTextComponents;

  constructor(documents: StoreDocuments) {
    const embedded = ({ value }: { readonly value: unknown }) => this.any(value);
    this.#components = {
      types: {
        callout: embedded,
        divider: () => createElement('hr'),
        questions: embedded,
        table: embedded,
        videoEmbed: embedded,
      },
      // Pictures and product cards contain no text.
      unknownType: () => null,
      marks: {
        link: ({ value, children }) =>
          createElement('a', { href: targetOf(parseLink(value), documents).url }, children),
      },
    };
  }

  #field(name: string, value: unknown): ReactNode {
    if (name === 'rows' && Array.isArray(value)) return tableOf(value);
    if (typeof value !== 'string') return typeof value === 'object' ? this.any(value) : null;
    const element = ELEMENTS[name];
    return element === undefined ? null : createElement(element, {}, value);
  }

  any(value: unknown): ReactNode {
    if (Array.isArray(value)) {
      if (value.some(isBlock)) {
        return createElement(PortableText, {
          value,
          components: this.#components,
          onMissingComponent: false,
        });
      }
      return value.map((item, at) => createElement('div', { key: at }, this.any(item)));
    }
    if (!isJsonObject(value) || value._type === 'link') return null;
    return Object.entries(value).map(([name, inner]) =>
      createElement('div', { key: name }, this.#field(name, inner)),
    );
  }
}

/** The HTML of portable text or of a page's modules; empty boxes are left out. */
export function contentHtml(value: unknown, documents: StoreDocuments): string {
  const markup = renderToStaticMarkup(
    createElement('div', {}, new HtmlWriter(documents).any(value)),
  );
  const bare = markup.replaceAll(/<\/?div>/g, '');
  return bare.replaceAll(/<(p|h2|h3)><\/\1>/g, '');
}
