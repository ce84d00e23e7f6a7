import type { MouseEvent } from 'react';

/** For buttons that add or send something: a double click means one. */
export const refuseDoubleClick = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};
