import * as v from 'valibot';
import { numericId } from '../catalogue/ids';
import type { StoreSettings } from '../stores';
import { navigationFields, type ContentLink } from './fields';
import { targetOf } from './links';
import type { ContentMenu, ContentMenuItem } from './model';
import type { StoreDocuments } from './store-documents';

interface Entry {
  readonly label: string;
  readonly link?: ContentLink;
  readonly items?: readonly Entry[];
}

/** The store's menus, of its header and footer. A heading without a target has the URL `#`. */
export function buildMenus(
  store: StoreSettings,
  documents: StoreDocuments,
): readonly ContentMenu[] {
  const [document] = documents.ofType('navigation');
  if (!document) return [];
  const { main, utility, footer, legal } = v.parse(navigationFields, document);
  const itemOf = (entry: Entry, place: string): ContentMenuItem => ({
    id: numericId('menu-item', store.id, place),
    title: entry.label,
    target: entry.link ? targetOf(entry.link, documents) : { url: '#', type: 'HTTP', handle: '' },
    items: (entry.items ?? []).map((item, at) => itemOf(item, `${place}/${at}`)),
  });
  const menu = (handle: string, title: string, entries: readonly Entry[]): ContentMenu => ({
    id: numericId('menu', store.id, handle),
    handle,
    title,
    items: entries.map((entry, at) => itemOf(entry, `${handle}/${at}`)),
  });
  const columns = (list: (typeof main)[number]['columns']): readonly Entry[] =>
    list.map(({ title, links }) => ({ label: title, items: links }));
  return [
    menu(
      'main-menu',
      'Main menu',
      main.map(entry => ({ ...entry, items: [...entry.tiles, ...columns(entry.columns)] })),
    ),
    menu('utility', 'Utility menu', utility),
    menu('footer', 'Footer menu', columns(footer)),
    menu('legal', 'Legal menu', legal),
  ];
}
