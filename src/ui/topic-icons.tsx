import type { ReactElement } from 'react';
import { lineIcon, type IconProps } from './icons';

// Icons that only content refers to, in a separate file, so that pages without them do not load
// them.
export const HeartIcon = /*#__PURE__*/ lineIcon(
  'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.3a4.3 4.3 0 0 1 7.5 2.5C19.5 15.4 12 20 12 20z',
);
export const HomeIcon = /*#__PURE__*/ lineIcon(
  'm4 11 8-7 8 7v8.5a.5.5 0 0 1-.5.5H15v-6H9v6H4.5a.5.5 0 0 1-.5-.5z',
);
export const PlayIcon = /*#__PURE__*/ lineIcon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM10 8.5v7l5.5-3.5z',
);
export const PinIcon = /*#__PURE__*/ lineIcon(
  'M12 21s-7-6-7-11.3A7 7 0 0 1 19 9.7C19 15 12 21 12 21zm0-8.5a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z',
);
export const RefreshIcon = /*#__PURE__*/ lineIcon(
  'M19.5 11A7.6 7.6 0 0 0 5.6 8M5 4v4.5h4.5M4.5 13a7.6 7.6 0 0 0 13.9 3m.6 4v-4.5h-4.5',
);
export const BatteryIcon = /*#__PURE__*/ lineIcon(
  'M3.5 8h14.5v8.5H3.5zM20.5 11v2.5M6.5 11v2.5m3-2.5v2.5m3-2.5v2.5',
);
export const SatelliteIcon = /*#__PURE__*/ lineIcon(
  'M12 13.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zm-4 2.5a5.7 5.7 0 0 1 0-8m8 0a5.7 5.7 0 0 1 0 8M5.3 18.7a9.5 9.5 0 0 1 0-13.4m13.4 0a9.5 9.5 0 0 1 0 13.4',
);
export const PawIcon = ({ className, size = 24 }: IconProps): ReactElement => (
  <svg
    aria-hidden="true"
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="currentColor"
  >
    <path d="M12 11.5c3 0 3.8 2.5 5.3 4.3 1.6 1.9.6 4.7-2 4.7-1.4 0-2-.6-3.3-.6s-1.9.6-3.3.6c-2.6 0-3.6-2.8-2-4.7C8.2 14 9 11.5 12 11.5z" />
    <ellipse cx="4.6" cy="11.5" rx="1.7" ry="2.3" transform="rotate(-20 4.6 11.5)" />
    <ellipse cx="9" cy="6.5" rx="1.8" ry="2.6" transform="rotate(-6 9 6.5)" />
    <ellipse cx="15" cy="6.5" rx="1.8" ry="2.6" transform="rotate(6 15 6.5)" />
    <ellipse cx="19.4" cy="11.5" rx="1.7" ry="2.3" transform="rotate(20 19.4 11.5)" />
  </svg>
);
