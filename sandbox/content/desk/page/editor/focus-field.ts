import { parsePath } from '~/sandbox/content/write/json-path';
import { isItem } from '../shape';

/** The path with list positions replaced by item keys. */
export function keyedPath(path: string, read: (path: string) => unknown): string {
  return parsePath(path).reduce((before, step) => {
    switch (step.kind) {
      case 'field':
        return before === '' ? step.name : `${before}.${step.name}`;
      case 'key':
        return `${before}[_key=="${step.key}"]`;
      case 'index': {
        const item = read(`${before}[${step.index}]`);
        const key = isItem(item) && typeof item._key === 'string' ? item._key : null;
        return key === null ? `${before}[${step.index}]` : `${before}[_key=="${key}"]`;
      }
    }
  }, '');
}

/** Opens the form at a field, or at its nearest parent; does nothing without a path. */
export function focusField(form: HTMLElement, path: string, read: (path: string) => unknown): void {
  let wanted: string;
  try {
    wanted = keyedPath(path, read);
  } catch {
    return;
  }
  const places = [...form.querySelectorAll<HTMLElement>('[data-path]')];
  const place = places
    .filter(
      ({ dataset: { path: own = '' } }) =>
        wanted === own || wanted.startsWith(`${own}.`) || wanted.startsWith(`${own}[`),
    )
    .sort((a, b) => (b.dataset.path?.length ?? 0) - (a.dataset.path?.length ?? 0))[0];
  if (!place) return;
  for (let each: HTMLElement | null = place; each; each = each.parentElement) {
    if (each instanceof HTMLDetailsElement) each.open = true;
  }
  place.classList.add('wanted');
  place.scrollIntoView({ block: 'center' });
  place
    .querySelector<HTMLElement>('input, textarea, select, button, summary')
    ?.focus({ preventScroll: true });
}
