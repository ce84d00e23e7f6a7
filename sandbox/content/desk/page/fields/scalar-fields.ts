import { el, newId } from '../dom';
import type { FieldPlace } from '../form';
import type { Shape } from '../shape';
import { isItem } from '../shape';

type ScalarKind = 'text' | 'long' | 'date' | 'moment' | 'number' | 'boolean' | 'slug';
type Control = HTMLInputElement | HTMLTextAreaElement;

/** The value of a control's text, or why it is invalid. */
type Read = (text: string) => { readonly value: unknown } | { readonly problem: string };

const SLUG = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

const READ: { readonly [Kind in Exclude<ScalarKind, 'boolean'>]: Read } = {
  text: text => ({ value: text }),
  long: text => ({ value: text }),
  number: text =>
    text.trim() !== '' && Number.isFinite(Number(text))
      ? { value: Number(text) }
      : { problem: `“${text}” is no number. Write it in digits, such as 4.5.` },
  date: text =>
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
      ? { value: text }
      : { problem: 'Choose a whole date.' },
  moment: text =>
    Number.isNaN(Date.parse(text))
      ? { problem: `“${text}” is no moment. Write it as 2026-05-30T14:00:00Z.` }
      : { value: text },
  slug: text =>
    SLUG.test(text)
      ? { value: { _type: 'slug', current: text } }
      : { problem: 'Use lowercase letters, digits and single hyphens; a slash nests the page.' },
};

const shown = (kind: ScalarKind, value: unknown): string => {
  const plain = kind === 'slug' && isItem(value) ? value.current : value;
  return typeof plain === 'string' || typeof plain === 'number' ? String(plain) : '';
};

/** A label, its control and its error message. */
export function labelled(
  { path, label }: Pick<FieldPlace, 'path' | 'label'>,
  control: HTMLElement,
): { readonly field: HTMLElement; readonly tell: (problem: string | null) => void } {
  const id = newId();
  control.id = id;
  const error = el('p', { class: 'error', id: `${id}-error`, hidden: true });
  const tell = (problem: string | null): void => {
    error.textContent = problem;
    error.hidden = problem === null;
    control.setAttribute('aria-invalid', String(problem !== null));
    if (problem === null) control.removeAttribute('aria-describedby');
    else control.setAttribute('aria-describedby', error.id);
  };
  const field = el(
    'div',
    { class: 'field', 'data-path': path },
    el('label', { for: id }, label),
    control,
    error,
  );
  return { field, tell };
}

/** Keeps the height of a text area adjusted to its text. */
export function autoGrow(area: HTMLTextAreaElement): HTMLTextAreaElement {
  const grow = (): void => {
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + 2}px`;
  };
  area.addEventListener('input', grow);
  requestAnimationFrame(grow);
  return area;
}

function controlFor(kind: Exclude<ScalarKind, 'boolean'>, text: string): Control {
  if (kind === 'long') {
    const area = el('textarea', { rows: '2', spellcheck: 'true' });
    area.value = text;
    return autoGrow(area);
  }
  const control = el('input', {
    type: kind === 'date' ? 'date' : 'text',
    inputmode: kind === 'number' ? 'decimal' : null,
    spellcheck: kind === 'text' ? 'true' : 'false',
    autocomplete: 'off',
  });
  control.value = text;
  return control;
}

/** A field for a single text, number, date, slug or boolean. */
export function scalarField(
  place: FieldPlace,
  { kind }: Extract<Shape, { readonly kind: ScalarKind }>,
  value: unknown,
): HTMLElement {
  const { form, path, label } = place;
  if (kind === 'boolean') {
    const box = el('input', { type: 'checkbox' });
    box.checked = value === true;
    box.addEventListener('change', () => form.change(path, box.checked));
    return el(
      'div',
      { class: 'field', 'data-path': path },
      el('label', { class: 'check' }, box, label),
    );
  }
  const control = controlFor(kind, shown(kind, value));
  const { field, tell } = labelled(place, control);
  control.addEventListener('input', () => {
    const isCleared = control.value === '' && kind !== 'text' && kind !== 'long';
    const read = isCleared ? { value: undefined } : READ[kind](control.value);
    const problem = 'problem' in read ? read.problem : null;
    tell(problem);
    form.refuse(path, problem && `${label}: ${problem}`);
    if ('value' in read) form.change(path, read.value);
  });
  return field;
}
