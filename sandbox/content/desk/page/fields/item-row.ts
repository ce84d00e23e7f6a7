import { el, words } from '../dom';
import type { Shape } from '../shape';
import { isItem } from '../shape';
import { blockRow } from './block-row';
import { itemControls, withItem, type EditedList, type ItemPosition } from './edited-list';

const titleOf = (item: Readonly<Record<string, unknown>>): string => {
  const names = ['heading', 'title', 'label', 'question', 'name', 'quote', 'text', 'value'];
  const found = names.map(name => item[name]).find(text => typeof text === 'string' && text !== '');
  return typeof found === 'string' ? found : '';
};

const kindOf = ({ _type }: Readonly<Record<string, unknown>>): string =>
  typeof _type === 'string' ? words(_type) : 'Item';

function scalarRow(list: EditedList, item: unknown, position: ItemPosition): HTMLElement {
  const { form, path, label } = list.place;
  const { index } = position;
  const shape = list.shapes.find(
    ({ kind }) => kind === 'text' || kind === 'long' || kind === 'number',
  );
  // The items have no keys, so a change writes the whole list.
  const one = {
    ...form,
    change: (_: string, value: unknown) => form.change(path, withItem(list, index, value ?? '')),
  };
  const place = { form: one, path: `${path}[${index}]`, label: `${label} ${index + 1}` };
  const field = list.draw(place, shape ?? { kind: 'text' }, item);
  return el('li', { class: 'item row' }, field, itemControls(list, position));
}

/** The row of an item: a paragraph, a single value, or the folded fields of an object. */
export function itemRow(list: EditedList, item: unknown, position: ItemPosition): HTMLElement {
  if (!isItem(item)) return scalarRow(list, item, position);
  const { form, path } = list.place;
  const key = typeof item._key === 'string' ? item._key : null;
  const itemPath = key === null ? `${path}[${position.index}]` : `${path}[_key=="${key}"]`;
  if (item._type === 'block') return blockRow(list, item, itemPath, position);
  const shape: Shape = list.shapes.find(
    each => each.kind === 'object' && each.type === (item._type ?? null),
  ) ??
    list.shapes.find(each => each.kind !== 'object') ?? { kind: 'object', type: null, fields: {} };
  const title = titleOf(item);
  return el(
    'li',
    { class: 'item' },
    el(
      'details',
      { 'data-path': itemPath },
      el('summary', {}, el('b', {}, kindOf(item)), title ? ` ${title}` : null),
      list.draw({ form, path: itemPath, label: kindOf(item) }, shape, item),
    ),
    itemControls(list, position),
  );
}
