import { settings } from '../api';
import type { Versions } from '../api';
import { el } from '../dom';
import type { DraftAutosave, SaveState } from './draft-autosave';

const STATES = {
  draft: 'Draft, never published',
  published: 'Published',
  changed: 'Changed since it was published',
} as const;

const stateOf = (versions: Versions, isDraft: boolean): keyof typeof STATES => {
  if (!isDraft) return 'published';
  return versions.published ? 'changed' : 'draft';
};

interface DocumentBar {
  readonly element: HTMLElement;
  /** Shows whether the document is a draft, and what can be done with it. */
  readonly showState: (keeper: DraftAutosave) => void;
  readonly showSaved: (save: SaveState | 'typing') => void;
}

/** The state of a document, and the buttons that publish and discard it. */
export function documentBar(
  id: string,
  versions: Versions,
  { onPublish, onDiscard }: { readonly onPublish: () => void; readonly onDiscard: () => void },
): DocumentBar {
  const state = el('span', { class: 'state' });
  const saved = el('span', { class: 'saved', role: 'status' });
  const publishButton = el(
    'button',
    { type: 'button', class: 'main', onclick: onPublish },
    'Publish',
  );
  const discardButton = el(
    'button',
    { type: 'button', class: 'quiet', onclick: onDiscard },
    'Discard draft',
  );
  const preview = { class: 'button', href: `${settings.site}/preview/${id}`, target: 'preview' };
  const element = el(
    'div',
    { class: 'bar', role: 'group', 'aria-label': 'Document' },
    state,
    saved,
    el('a', preview, 'Open preview'),
    discardButton,
    publishButton,
  );
  return {
    element,
    showState: ({ isDraft, hasUnsaved }) => {
      state.textContent = STATES[stateOf(versions, isDraft)];
      state.dataset.state = stateOf(versions, isDraft);
      publishButton.disabled = !isDraft && !hasUnsaved;
      discardButton.disabled = !isDraft || !versions.published;
    },
    showSaved: save => {
      if (save === 'typing') {
        saved.textContent = 'Typing …';
        return;
      }
      saved.textContent = savedText(save);
      saved.classList.toggle('bad', save.kind === 'failed');
    },
  };
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
