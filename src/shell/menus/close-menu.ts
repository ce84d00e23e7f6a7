/**
 * Closes every panel of the menu, and the menu itself where it is a sheet. A focus inside a panel goes
 * to the item that opens it.
 */
export const closeMenu = (root: HTMLElement): void => {
  for (const details of root.querySelectorAll('details[open]')) {
    if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
    details.removeAttribute('open');
  }
  if (root.matches(':popover-open')) root.hidePopover();
};
