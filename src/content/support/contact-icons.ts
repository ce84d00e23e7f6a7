import { lineIcon } from '~/src/ui/icons';

export const ChatIcon = /*#__PURE__*/ lineIcon('M5 5h14v11h-7l-4.5 4v-4H5zm4 5.5h6');
export const WriteIcon = /*#__PURE__*/ lineIcon('M4 6h16v12.5H4zm0 1 8 6 8-6');
