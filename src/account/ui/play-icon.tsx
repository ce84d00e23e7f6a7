import { lineIcon } from '~/src/ui/icons';

export const PlayIcon = /*#__PURE__*/ lineIcon('M12 3.5a8.5 8.5 0 1 0 .1 0M10 8.5v7l5.5-3.5z');
