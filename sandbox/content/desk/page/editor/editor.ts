import { listAssets, listDocuments, readVersions, sampleDocuments, settings } from '../api';
import type { Asset, Stored } from '../api';
import { el, words } from '../dom';
import { renderField } from '../fields/render-field';
import type { Form } from '../form';
import { shapesOf } from '../shape';
import type { Shapes } from '../shape';
import { discardDocument, publishDocument } from './document-actions';
import { documentBar } from './document-bar';
import { DraftAutosave } from './draft-autosave';
import { focusField } from './focus-field';
import { notice } from './notice';

const FIXED = new Set(['site', 'language', 'sites']);

/** Identifying fields come first, the rest as stored. */
const FIRST = ['title', 'name', 'store', 'slug'];

const placeOf = (name: string): number =>
  FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length;

function showMissing(id: string, main: HTMLElement): void {
  document.title = 'No such document | Desk';
  main.replaceChildren(
    el('h1', {}, 'No such document'),
    notice(`There is no document with the id “${id}”. It may have been deleted.`),
    el('p', {}, el('a', { href: '/desk' }, 'All documents')),
  );
}

function documentHead(title: string, stored: Stored, id: string, bar: HTMLElement): HTMLElement {
  const place = [stored.site, stored.language].filter(each => typeof each === 'string');
  const facts = [words(stored._type), ...place].join(' · ');
  return el(
    'div',
    { class: 'head' },
    el('div', {}, el('h1', {}, title), el('p', { class: 'facts' }, facts, el('code', {}, id))),
    bar,
  );
}

function formBody(form: Form, shapes: Shapes, stored: Stored): HTMLElement {
  const fields = Object.entries(shapes)
    .filter(([name]) => !FIXED.has(name))
    .sort(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([name, shape]) =>
      renderField({ form, path: name, label: words(name) }, shape, stored[name]),
    );
  return el(
    'form',
    { class: 'fields', novalidate: true, onsubmit: event => event.preventDefault() },
    ...fields,
  );
}

/** The editor of one document: its fields, its state and its actions. */
export async function editDocument(id: string, focus: string, main: HTMLElement): Promise<void> {
  const versions = await readVersions(id);
  const stored = versions.draft ?? versions.published;
  if (!stored) {
    showMissing(id, main);
    return;
  }
  const [entries, samples] = await Promise.all([listDocuments(), sampleDocuments(stored._type)]);
  const title = entries.find(entry => entry.id === id)?.title ?? id;
  document.title = `${title} | Desk`;

  const messages = el('div', { class: 'messages' });
  const problems = new Map<string, string>();
  const reopen = async (told: string): Promise<void> => {
    await editDocument(id, '', main);
    main.querySelector('.messages')?.append(notice(told));
  };
  const keeper = new DraftAutosave(id, versions, save => {
    bar.showSaved(save);
    bar.showState(keeper);
  });
  const edited = { id, keeper, problems, messages, reopen };
  const bar = documentBar(id, versions, {
    onPublish: () => void publishDocument(edited),
    onDiscard: () => void discardDocument(edited),
  });
  let assets: Promise<readonly Asset[]> | null = null;
  const form: Form = {
    entries,
    assets: () => (assets ??= listAssets()),
    read: path => keeper.read(path),
    change: (path, value) => {
      keeper.change(path, value);
      bar.showSaved('typing');
    },
    refuse: (path, problem) => {
      if (problem === null) problems.delete(path);
      else problems.set(path, problem);
    },
  };

  const body = formBody(form, shapesOf([stored, ...samples]), stored);
  main.replaceChildren(
    el('p', { class: 'crumb' }, el('a', { href: '/desk' }, 'All documents')),
    documentHead(title, stored, id, bar.element),
    el('p', { class: 'token' }, 'Token for the preview: ', el('code', {}, settings.token)),
    messages,
    body,
  );
  bar.showState(keeper);
  window.onbeforeunload = event => {
    if (keeper.hasUnsaved || problems.size > 0) event.preventDefault();
  };
  if (focus !== '') focusField(body, focus, path => keeper.read(path));
}
