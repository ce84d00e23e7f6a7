import {
  discard,
  listAssets,
  listDocuments,
  publish,
  readVersions,
  sampleDocuments,
  settings,
} from './api';
import type { Asset, Versions } from './api';
import { el, words } from './dom';
import { DraftAutosave } from './draft-autosave';
import type { SaveState } from './draft-autosave';
import { renderField } from './fields/render-field';
import { focusField } from './focus-field';
import type { Form } from './form';
import { shapesOf } from './shape';

const STATES = {
  draft: 'Draft, never published',
  published: 'Published',
  changed: 'Changed since it was published',
} as const;

const FIXED = new Set(['site', 'language', 'sites']);

/** Identifying fields come first, the rest as stored. */
const FIRST = ['title', 'name', 'store', 'slug'];

const placeOf = (name: string): number =>
  FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length;

const stateOf = (versions: Versions, isDraft: boolean): keyof typeof STATES => {
  if (!isDraft) return 'published';
  return versions.published ? 'changed' : 'draft';
};

const ignore = (text: string, mood = ''): HTMLElement =>
  el('p', { class: `notice ${mood}`, role: mood === 'bad' ? 'alert' : 'status' }, text);

/** The editor of one document: its fields, its state and its actions. */
export async function editDocument(id: string, focus: string, main: HTMLElement): Promise<void> {
  const versions = await readVersions(id);
  const document_ = versions.draft ?? versions.published;
  if (!document_) {
    document.title = 'No such document | Desk';
    main.replaceChildren(
      el('h1', {}, 'No such document'),
      ignore(`There is no document with the id “${id}”. It may have been deleted.`),
      el('p', {}, el('a', { href: '/desk' }, 'All documents')),
    );
    return;
  }
  const [entries, samples] = await Promise.all([listDocuments(), sampleDocuments(document_._type)]);
  const shapes = shapesOf([document_, ...samples]);
  const title = entries.find(entry => entry.id === id)?.title ?? id;
  document.title = `${title} | Desk`;

  const state = el('span', { class: 'state' });
  const saved = el('span', { class: 'saved', role: 'status' });
  const messages = el('div', { class: 'messages' });
  const problems = new Map<string, string>();
  const again = (): Promise<void> => editDocument(id, '', main);

  const showState = (): void => {
    state.textContent = STATES[stateOf(versions, keeper.isDraft)];
    state.dataset.state = stateOf(versions, keeper.isDraft);
    publishButton.disabled = !keeper.isDraft && !keeper.hasUnsaved;
    discardButton.disabled = !keeper.isDraft || !versions.published;
  };
  const keeper = new DraftAutosave(id, versions, save => {
    saved.textContent = savedText(save);
    saved.classList.toggle('bad', save.kind === 'failed');
    showState();
  });
  let assets: Promise<readonly Asset[]> | null = null;
  const form: Form = {
    entries,
    assets: () => (assets ??= listAssets()),
    read: path => keeper.read(path),
    change: (path, value) => {
      keeper.change(path, value);
      saved.textContent = 'Typing …';
    },
    refuse: (path, problem) => {
      if (problem === null) problems.delete(path);
      else problems.set(path, problem);
    },
  };

  const act = async (work: () => Promise<void>, failed: string): Promise<void> => {
    messages.replaceChildren();
    try {
      await work();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      messages.replaceChildren(ignore(`${failed} ${reason}`, 'bad'));
    }
  };
  const publishNow = (): Promise<void> =>
    act(async () => {
      if (problems.size > 0) {
        const list = [...problems.values()].join(' ');
        messages.replaceChildren(ignore(`Fix these first. ${list}`, 'bad'));
        return;
      }
      if (!(await keeper.flush()))
        throw new Error('Your changes are still in the form; they are not saved yet.');
      await publish(id, keeper.revision ?? '');
      await again();
      main
        .querySelector('.messages')
        ?.append(ignore('Published. The site shows it after its next build.'));
    }, 'It could not be published.');
  const discardNow = (): Promise<void> =>
    act(async () => {
      if (!window.confirm('Discard this draft? What is published stays.')) return;
      await keeper.flush();
      await discard(id);
      await again();
      main.querySelector('.messages')?.append(ignore('The draft is discarded.'));
    }, 'The draft could not be discarded.');

  const publishButton = el(
    'button',
    { type: 'button', class: 'main', onclick: () => void publishNow() },
    'Publish',
  );
  const discardButton = el(
    'button',
    { type: 'button', class: 'quiet', onclick: () => void discardNow() },
    'Discard draft',
  );
  const place = [document_.site, document_.language].filter(each => typeof each === 'string');
  const fields = Object.entries(shapes)
    .filter(([name]) => !FIXED.has(name))
    .sort(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([name, shape]) =>
      renderField({ form, path: name, label: words(name) }, shape, document_[name]),
    );
  const body = el(
    'form',
    { class: 'fields', novalidate: true, onsubmit: event => event.preventDefault() },
    ...fields,
  );
  main.replaceChildren(
    el('p', { class: 'crumb' }, el('a', { href: '/desk' }, 'All documents')),
    el(
      'div',
      { class: 'head' },
      el(
        'div',
        {},
        el('h1', {}, title),
        el(
          'p',
          { class: 'facts' },
          [words(document_._type), ...place].join(' · '),
          el('code', {}, id),
        ),
      ),
      el(
        'div',
        { class: 'bar', role: 'group', 'aria-label': 'Document' },
        state,
        saved,
        el(
          'a',
          { class: 'button', href: `${settings.site}/preview/${id}`, target: 'preview' },
          'Open preview',
        ),
        discardButton,
        publishButton,
      ),
    ),
    el('p', { class: 'token' }, 'Token for the preview: ', el('code', {}, settings.token)),
    messages,
    body,
  );
  showState();
  window.onbeforeunload = event => {
    if (keeper.hasUnsaved || problems.size > 0) event.preventDefault();
  };
  if (focus !== '') focusField(body, focus, path => keeper.read(path));
}

function savedText(save: SaveState): string {
  switch (save.kind) {
    case 'idle':
      return '';
    case 'saving':
      return 'Saving …';
    case 'saved':
      return 'All changes saved';
    case 'failed':
      return `Not saved; trying again. Your changes are kept here. (${save.message})`;
  }
}
