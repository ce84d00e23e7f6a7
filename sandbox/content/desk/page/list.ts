import { listDocuments } from './api';
import type { Entry } from './api';
import { el, words } from './dom';

const STATES = { draft: 'Draft', published: 'Published', changed: 'Changed' } as const;

/** The page that lists every document; search and type are in its URL. */
export async function showList(main: HTMLElement): Promise<void> {
  document.title = 'Documents | Desk';
  const entries = await listDocuments();
  const address = new URL(location.href);
  const types = [...new Set(entries.map(({ type }) => type))];
  const search = el('input', { type: 'search', id: 'search', autocomplete: 'off' });
  search.value = address.searchParams.get('q') ?? '';
  const type = el(
    'select',
    { id: 'type' },
    el('option', { value: '' }, 'Every type'),
    ...types.map(each =>
      el(
        'option',
        { value: each, selected: each === address.searchParams.get('type') },
        `${words(each)} (${entries.filter(entry => entry.type === each).length})`,
      ),
    ),
  );
  const count = el('p', { class: 'count', role: 'status' });
  const found = el('div', { class: 'found' });
  const draw = (): void => {
    const wanted = search.value.trim().toLowerCase();
    const shown = entries.filter(
      entry =>
        (type.value === '' || entry.type === type.value) &&
        `${entry.title} ${entry.id}`.toLowerCase().includes(wanted),
    );
    for (const [name, value] of [
      ['q', search.value],
      ['type', type.value],
    ] as const) {
      if (value === '') address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    }
    history.replaceState(null, '', address);
    count.textContent = shown.length === 1 ? '1 document' : `${shown.length} documents`;
    found.replaceChildren(
      ...(shown.length === 0 ? [nothing()] : types.flatMap(each => group(each, shown))),
    );
  };
  const nothing = (): HTMLElement => {
    const all = (): void => {
      search.value = '';
      type.value = '';
      draw();
      search.focus();
    };
    return el(
      'p',
      { class: 'notice' },
      'No document has that in its title or id. ',
      el('button', { type: 'button', class: 'quiet', onclick: all }, 'Show all'),
    );
  };
  search.addEventListener('input', draw);
  type.addEventListener('change', draw);
  main.replaceChildren(
    el('h1', {}, 'Documents'),
    el(
      'form',
      { class: 'filters', role: 'search', onsubmit: event => event.preventDefault() },
      el('div', { class: 'field' }, el('label', { for: 'search' }, 'Search'), search),
      el('div', { class: 'field' }, el('label', { for: 'type' }, 'Type'), type),
    ),
    count,
    found,
  );
  draw();
}

function group(type: string, shown: readonly Entry[]): readonly HTMLElement[] {
  const entries = shown.filter(entry => entry.type === type);
  if (entries.length === 0) return [];
  const rows = entries.map(({ id, title, site, language, state }) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, el('a', { href: `/desk/${encodeURIComponent(id)}` }, title)),
      el('td', {}, [site, language].filter(Boolean).join(' · ')),
      el('td', {}, el('span', { class: 'state', 'data-state': state }, STATES[state])),
    ),
  );
  return [
    el(
      'table',
      {},
      el('caption', {}, words(type)),
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          ...['Title', 'Shop and language', 'State'].map(name => el('th', { scope: 'col' }, name)),
        ),
      ),
      el('tbody', {}, ...rows),
    ),
  ];
}
