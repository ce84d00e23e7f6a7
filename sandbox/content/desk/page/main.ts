import { el } from './dom';
import { editDocument } from './editor/editor';
import { showList } from './list';

const main = document.querySelector('main') ?? document.body;

const open = async (): Promise<void> => {
  const url = new URL(location.href);
  const id = decodeURIComponent(url.pathname.replace(/^\/desk\/?/, '')).replace(/^drafts\./, '');
  main.replaceChildren(el('p', { class: 'notice', role: 'status' }, 'Opening …'));
  try {
    await (id === ''
      ? showList(main)
      : editDocument(id, url.searchParams.get('focus') ?? '', main));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    main.replaceChildren(
      el('h1', {}, 'The content system does not answer'),
      el('p', { class: 'notice bad', role: 'alert' }, reason),
      el('button', { type: 'button', class: 'main', onclick: () => void open() }, 'Try again'),
    );
  }
};

void open();
