/** Closes every panel of the menu, and the menu itself where it is a sheet. */
export const closeMenu = (root: HTMLElement): void => {
  for (const details of root.querySelectorAll('details[open]')) details.removeAttribute('open');
  if (root.matches(':popover-open')) root.hidePopover();
};
