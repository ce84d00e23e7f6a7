import { el, words } from '../dom';
import { blockText, withText } from './block-text';
import { itemControls, withItem, type EditedList, type ItemPosition } from './edited-list';
import { autoGrow } from './scalar-fields';

const STYLES = ['normal', 'h2', 'h3', 'h4', 'blockquote', 'bullet', 'number'] as const;

/** A paragraph of portable text, with its style. */
export function blockRow(
  list: EditedList,
  block: Readonly<Record<string, unknown>>,
  path: string,
  position: ItemPosition,
): HTMLElement {
  const { form } = list.place;
  const { index } = position;
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
    form.change(`${path}.children`, children);
  });
  style.addEventListener('change', () => {
    const { listItem: _, level: __, ...plain } = block;
    const isList = style.value === 'bullet' || style.value === 'number';
    const kept = { ...plain, children, style: isList ? 'normal' : style.value };
    const next = isList ? { ...kept, listItem: style.value, level: 1 } : kept;
    list.write(withItem(list, index, next), `${name} is now ${style.value}`);
    list.rows.children[index]?.querySelector('select')?.focus();
  });
  return el(
    'li',
    { class: `item block block-${chosen}`, 'data-path': path },
    autoGrow(area),
    el('span', { class: 'controls' }, style, itemControls(list, position)),
  );
}
