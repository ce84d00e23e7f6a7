import { el, words } from '../dom';
import type { RenderField, FieldPlace } from '../form';
import type { Shape } from '../shape';
import { emptyValueOf, isItem, newKey } from '../shape';
import type { EditedList } from './edited-list';
import { itemRow } from './item-row';

const nameOf = (shape: Shape): string => {
  if (shape.kind === 'object' && shape.type) return words(shape.type);
  return shape.kind === 'image' ? 'Picture' : 'Item';
};

/** The button that adds an empty item of a shape. */
function addButton({ place, rows, current, write }: EditedList, shape: Shape): HTMLElement {
  const name = nameOf(shape);
  const add = (): void => {
    const blank = emptyValueOf(shape) ?? '';
    const item = isItem(blank) ? { _key: newKey(), ...blank } : blank;
    write([...current(), item], `Added ${name} to ${place.label}`);
    const last = rows.lastElementChild;
    last?.querySelector('details')?.setAttribute('open', '');
    last?.querySelector<HTMLElement>('textarea, input, select')?.focus();
  };
  return el(
    'button',
    { type: 'button', class: 'quiet', onclick: add },
    `Add ${name === 'Block' ? 'paragraph' : name.toLowerCase()}`,
  );
}

/** A list with items to add, remove and move, including portable text. */
export function listField(
  place: FieldPlace,
  { items: shapes }: Extract<Shape, { readonly kind: 'list' }>,
  draw: RenderField,
): HTMLElement {
  const { form, path, label } = place;
  const rows = el('ol', { class: 'items' });
  const status = el('p', { class: 'visually-hidden', role: 'status' });
  const list: EditedList = {
    place,
    shapes,
    draw,
    rows,
    // Typed changes of the items are read again before they are moved.
    current: (): readonly unknown[] => {
      const value = form.read(path);
      return Array.isArray(value) ? value : [];
    },
    write: (items, told) => {
      form.change(path, items);
      status.textContent = told;
      drawRows();
    },
  };
  const drawRows = (): void =>
    rows.replaceChildren(
      ...list
        .current()
        .map((item, index, { length: count }) => itemRow(list, item, { index, count })),
    );
  drawRows();
  const addable = shapes.filter(({ kind }) => kind !== 'list');
  return el(
    'fieldset',
    { class: 'group list', 'data-path': path },
    el('legend', {}, label),
    rows,
    status,
    el('p', { class: 'adders' }, ...addable.map(shape => addButton(list, shape))),
  );
}
