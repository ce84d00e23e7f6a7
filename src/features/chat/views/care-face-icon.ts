import { lineIcon } from '~/src/ui/icons';

/** A face with a headset. */
export const CareFaceIcon = /*#__PURE__*/ lineIcon(
  'M5 13v-2a7 7 0 0 1 14 0v2M5 12.5v3a1.5 1.5 0 0 0 3 0v-2A1.5 1.5 0 0 0 5 13m14-.5v3a1.5 1.5 0 0 1-3 0v-2a1.5 1.5 0 0 1 3-.5m0 2.5c0 2.5-2 4-5 4',
);
