import { lineIcon } from '~/src/ui/icons';

export const CalendarIcon = /*#__PURE__*/ lineIcon(
  'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4m7-4v4M9 15l2 2 4-4',
);
