import { lineIcon } from '~/src/ui/icons';

export const CardIcon = /*#__PURE__*/ lineIcon(
  'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM3.5 9.5h17M7 14.5h4',
);
