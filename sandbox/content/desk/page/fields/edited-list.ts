import { el } from '../dom';
import type { FieldPlace, RenderField } from '../form';
import type { Shape } from '../shape';

/** A list while it is edited. */
export interface EditedList {
  readonly place: FieldPlace;
  /** The shapes of its items. */
  readonly shapes: readonly Shape[];
  readonly draw: RenderField;
  /** The element that holds a row for each item. */
  readonly rows: HTMLElement;
  readonly current: () => readonly unknown[];
  /** Writes the items, draws the rows again and tells a screen reader what was done. */
  readonly write: (items: readonly unknown[], told: string) => void;
}

/** Where an item is in its list. */
export interface ItemPosition {
  readonly index: number;
  /** The number of items. */
  readonly count: number;
}

/** The items with another in place of one. */
export const withItem = (list: EditedList, at: number, item: unknown): readonly unknown[] =>
  list.current().map((each, index) => (index === at ? item : each));

function move({ current, write, rows }: EditedList, from: number, to: number): void {
  const items = current();
  const rest = items.filter((_, index) => index !== from);
  write([...rest.slice(0, to), items[from], ...rest.slice(to)], `Moved to place ${to + 1}`);
  rows.children[to]?.querySelector<HTMLElement>('summary, input, textarea')?.focus();
}

const remove = ({ current, write }: EditedList, index: number, name: string): void =>
  write(
    current().filter((_, at) => at !== index),
    `Removed ${name}`,
  );

const button = (text: string, name: string, onclick: () => void, disabled = false): HTMLElement =>
  el(
    'button',
    { type: 'button', class: 'small', 'aria-label': `${text} ${name}`, onclick, disabled },
    text,
  );

/** The buttons that move and remove an item. */
export function itemControls(list: EditedList, { index, count }: ItemPosition): HTMLElement {
  const name = `item ${index + 1} of ${list.place.label}`;
  return el(
    'span',
    { class: 'controls' },
    button('Up', name, () => move(list, index, index - 1), index === 0),
    button('Down', name, () => move(list, index, index + 1), index === count - 1),
    button('Remove', name, () => remove(list, index, name)),
  );
}
