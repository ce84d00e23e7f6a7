const STOPS = 'summary, a[href], button';

/** Those of a panel: every tile is one of its own. */
const COLUMNS = '.menu-tiles > li, .menu-columns ul';

const visible = (root: ParentNode): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(STOPS)].filter(element => element.checkVisibility());

const step = (stops: readonly HTMLElement[], from: Element, by: number): void => {
  const at = stops.findIndex(stop => stop === from);
  if (at >= 0) stops[(at + by + stops.length) % stops.length]?.focus();
};

const inNextColumn = (from: Element, by: number): void => {
  const columns = [...(from.closest('.menu-panel')?.querySelectorAll(COLUMNS) ?? [])];
  const column = from.closest(COLUMNS);
  const at = columns.findIndex(each => each === column);
  const row = column ? visible(column).findIndex(stop => stop === from) : 0;
  const target = at < 0 ? undefined : columns[(at + by + columns.length) % columns.length];
  const stops = target ? visible(target) : [];
  stops[Math.min(row, stops.length - 1)]?.focus();
};

/**
 * Arrow keys in the main navigation, in addition to Tab. Wide: left and right go along the bar or
 * between the columns of a panel, down opens a panel and goes through it, up goes back. Narrow: up
 * and down go through what the sheet shows. @returns whether the key was used
 */
export function moveInMenu(root: HTMLElement, key: string, isWide: boolean): boolean {
  const from = document.activeElement;
  if (!from || !root.contains(from)) return false;
  const sideways = { ArrowRight: 1, ArrowLeft: -1 }[key];
  const along = { ArrowDown: 1, ArrowUp: -1 }[key];
  const edge = { Home: 0, End: -1 }[key];
  const panel = from.closest('.menu-panel');
  const bar = [...root.querySelectorAll<HTMLElement>('.menu-items .menu-item')];

  if (!isWide) {
    if (along) step(visible(root), from, along);
    return along !== undefined;
  }
  if (edge !== undefined) {
    (panel ? visible(panel) : bar).at(edge)?.focus();
    return true;
  }
  if (panel) {
    const stops = visible(panel);
    const isLeaving = along === -1 && stops[0] === from;
    if (isLeaving) panel.closest('details')?.querySelector('summary')?.focus();
    else if (along) step(stops, from, along);
    else if (sideways) inNextColumn(from, sideways);
    return along !== undefined || sideways !== undefined;
  }
  if (sideways) {
    step(bar, from, sideways);
    return true;
  }
  const details = from.closest('details');
  if (!details || along === undefined) return false;
  details.open = true;
  visible(details.querySelector('.menu-panel') ?? details)
    .at(along === 1 ? 0 : -1)
    ?.focus();
  return true;
}
