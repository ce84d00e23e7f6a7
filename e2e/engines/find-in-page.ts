/** An element as a shopper would describe it. */
export interface Target {
  readonly role:
    | 'link'
    | 'button'
    | 'heading'
    | 'choice'
    | 'field'
    | 'summary'
    | 'status'
    | 'dialog';
  /** The name, as the source of a regular expression. */
  readonly name: string;
  /** A CSS selector of the part of the page to search. */
  readonly within?: string;
}

/** An element on the page: its position, whether something covers it, and its contents. */
export interface Found {
  readonly x: number;
  readonly y: number;
  readonly isCovered: boolean;
  readonly isDisabled: boolean;
  readonly text: string;
  readonly value: string;
  readonly isChecked: boolean;
}

/**
 * Finds a visible element by role and name, and scrolls to it. The function is sent to the page as
 * text, so it must not refer to anything outside itself, or use named inner functions.
 */
export const findInPage = ({ role, name, within = 'body' }: Target): Found | null => {
  const selector = {
    link: 'a[href]',
    button: 'button',
    heading: 'h1, h2, h3',
    choice: 'input[type=radio], input[type=checkbox]',
    field: 'input, select, textarea',
    summary: 'summary',
    status: '[role=status]',
    dialog: 'dialog[open], [role=dialog]',
  }[role];
  const pattern = new RegExp(name);
  const element = [...document.querySelectorAll<HTMLElement>(within)]
    .flatMap(part => [...part.querySelectorAll<HTMLElement>(selector)])
    .find(each => {
      const labels = 'labels' in each && each.labels instanceof NodeList ? [...each.labels] : [];
      const titles = (each.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map(id => document.getElementById(id)?.textContent ?? '');
      const named = [
        each.getAttribute('aria-label') ?? '',
        titles.join(' '),
        labels.map(label => label.textContent ?? '').join(' '),
        each.textContent ?? '',
      ].find(text => text.trim() !== '');
      const box = (labels[0] instanceof HTMLElement ? labels[0] : each).getBoundingClientRect();
      const isSeen = box.width > 0 && box.height > 0 && each.checkVisibility();
      return isSeen && pattern.test((named ?? '').replace(/\s+/g, ' ').trim());
    });
  if (!element) return null;
  const input = element instanceof HTMLInputElement ? element : null;
  const label = input && role === 'choice' ? input.labels?.[0] : undefined;
  const target = label ?? element;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = target.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return {
    x,
    y,
    isCovered: top === null || !(target.contains(top) || top.contains(target)),
    isDisabled: element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true',
    text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
    value: 'value' in element ? String(element.value) : '',
    isChecked: input?.checked ?? false,
  };
};
