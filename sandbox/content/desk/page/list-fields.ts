import { blockText, withText } from './block-text';
import { el, words } from './dom';
import type { RenderField, FieldPlace } from './form';
import { autoGrow } from './scalar-fields';
import type { Shape } from './shape';
import { emptyValueOf, isItem, newKey } from './shape';

const STYLES = ['normal', 'h2', 'h3', 'h4', 'blockquote', 'bullet', 'number'] as const;

const button = (text: string, name: string, onclick: () => void, disabled = false): HTMLElement =>
  el(
    'button',
    { type: 'button', class: 'small', 'aria-label': `${text} ${name}`, onclick, disabled },
    text,
  );

const titleOf = (item: unknown): string => {
  if (!isItem(item)) return '';
  const names = ['heading', 'title', 'label', 'question', 'name', 'quote', 'text', 'value'];
  const found = names.map(name => item[name]).find(text => typeof text === 'string' && text !== '');
  return typeof found === 'string' ? found : '';
};

const kindOf = (item: unknown): string =>
  isItem(item) && typeof item._type === 'string' ? words(item._type) : 'Item';

const itemName = ({ kind }: Shape): string => (kind === 'image' ? 'Picture' : 'Item');

/** A list with items to add, remove and move, including portable text. */
export function listField(
  place: FieldPlace,
  { items: shapes }: Extract<Shape, { readonly kind: 'list' }>,
  draw: RenderField,
): HTMLElement {
  const { form, path, label } = place;
  // Typed changes of the items are read again before they are moved.
  const current = (): readonly unknown[] => {
    const value = form.read(path);
    return Array.isArray(value) ? value : [];
  };
  const rows = el('ol', { class: 'items' });
  const status = el('p', { class: 'visually-hidden', role: 'status' });

  const write = (next: readonly unknown[], told: string): void => {
    form.change(path, next);
    status.textContent = told;
    drawRows();
  };
  const replaced = (at: number, item: unknown): readonly unknown[] =>
    current().map((each, index) => (index === at ? item : each));
  const move = (from: number, to: number): void => {
    const list = current();
    const rest = list.filter((_, index) => index !== from);
    write([...rest.slice(0, to), list[from], ...rest.slice(to)], `Moved to place ${to + 1}`);
    rows.children[to]?.querySelector<HTMLElement>('summary, input, textarea')?.focus();
  };

  const remove = (index: number, name: string): void =>
    write(
      current().filter((_, at) => at !== index),
      `Removed ${name}`,
    );

  const controls = (index: number, count: number): HTMLElement => {
    const name = `item ${index + 1} of ${label}`;
    return el(
      'span',
      { class: 'controls' },
      button('Up', name, () => move(index, index - 1), index === 0),
      button('Down', name, () => move(index, index + 1), index === count - 1),
      button('Remove', name, () => remove(index, name)),
    );
  };

  const drawRow = (item: unknown, index: number, { length }: readonly unknown[]): HTMLElement => {
    if (!isItem(item)) return scalarRow(item, index, length);
    const key = typeof item._key === 'string' ? item._key : null;
    const itemPath = key === null ? `${path}[${index}]` : `${path}[_key=="${key}"]`;
    if (item._type === 'block') return blockRow(item, index, itemPath, length);
    const shape = shapes.find(
      each => each.kind === 'object' && each.type === (item._type ?? null),
    ) ??
      shapes.find(each => each.kind !== 'object') ?? { kind: 'object', type: null, fields: {} };
    const title = titleOf(item);
    return el(
      'li',
      { class: 'item' },
      el(
        'details',
        { 'data-path': itemPath },
        el('summary', {}, el('b', {}, kindOf(item)), title ? ` ${title}` : null),
        draw({ form, path: itemPath, label: kindOf(item) }, shape, item),
      ),
      controls(index, length),
    );
  };

  const scalarRow = (item: unknown, index: number, count: number): HTMLElement => {
    const shape = shapes.find(
      ({ kind }) => kind === 'text' || kind === 'long' || kind === 'number',
    );
    const one = {
      ...form,
      change: (_: string, value: unknown) => form.change(path, replaced(index, value ?? '')),
    };
    const name = `${label} ${index + 1}`;
    const field = draw(
      { form: one, path: `${path}[${index}]`, label: name },
      shape ?? { kind: 'text' },
      item,
    );
    return el('li', { class: 'item row' }, field, controls(index, count));
  };

  const blockRow = (
    block: Readonly<Record<string, unknown>>,
    index: number,
    itemPath: string,
    count: number,
  ): HTMLElement => {
    const name = `Paragraph ${index + 1}`;
    const given = block.listItem ?? block.style;
    const chosen = typeof given === 'string' ? given : 'normal';
    const style = el(
      'select',
      { 'aria-label': `Style of ${name.toLowerCase()}` },
      ...STYLES.map(each => el('option', { value: each, selected: each === chosen }, words(each))),
    );
    const area = el('textarea', { 'aria-label': name, rows: '1', spellcheck: 'true' });
    area.value = blockText(block.children);
    let { children } = block;
    area.addEventListener('input', () => {
      children = withText(children, area.value);
      form.change(`${itemPath}.children`, children);
    });
    style.addEventListener('change', () => {
      const { listItem: _, level: __, ...plain } = block;
      const isList = style.value === 'bullet' || style.value === 'number';
      const kept = { ...plain, children, style: isList ? 'normal' : style.value };
      const next = isList ? { ...kept, listItem: style.value, level: 1 } : kept;
      write(replaced(index, next), `${name} is now ${style.value}`);
      rows.children[index]?.querySelector('select')?.focus();
    });
    return el(
      'li',
      { class: `item block block-${chosen}`, 'data-path': itemPath },
      autoGrow(area),
      el('span', { class: 'controls' }, style, controls(index, count)),
    );
  };

  const drawRows = (): void => rows.replaceChildren(...current().map(drawRow));
  drawRows();
  const adders = shapes
    .filter(({ kind }) => kind !== 'list')
    .map(shape => {
      const name = shape.kind === 'object' && shape.type ? words(shape.type) : itemName(shape);
      const add = (): void => {
        const blank = emptyValueOf(shape) ?? '';
        const item = isItem(blank) ? { _key: newKey(), ...blank } : blank;
        write([...current(), item], `Added ${name} to ${label}`);
        const last = rows.lastElementChild;
        last?.querySelector('details')?.setAttribute('open', '');
        last?.querySelector<HTMLElement>('textarea, input, select')?.focus();
      };
      return el(
        'button',
        { type: 'button', class: 'quiet', onclick: add },
        `Add ${name === 'Block' ? 'paragraph' : name.toLowerCase()}`,
      );
    });
  return el(
    'fieldset',
    { class: 'group list', 'data-path': path },
    el('legend', {}, label),
    rows,
    status,
    el('p', { class: 'adders' }, ...adders),
  );
}
