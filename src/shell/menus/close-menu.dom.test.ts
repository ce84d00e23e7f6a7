import { expect, it } from 'vitest';
import { closeMenu } from './close-menu';

it('closes every panel and moves the focus to the item of the panel that had it', () => {
  document.body.innerHTML = `<div id="menu">
    <details open><summary>Fences</summary><a href="/fences">All</a></details>
    <details open><summary>Doors</summary></details>
  </div>`;
  const root = document.getElementById('menu') ?? document.body;
  const matches = root.matches.bind(root);
  root.matches = selector => selector !== ':popover-open' && matches(selector);
  root.querySelector('a')?.focus();
  closeMenu(root);
  expect(root.querySelectorAll('[open]')).toHaveLength(0);
  expect(document.activeElement?.textContent).toBe('Fences');
});
