import type { ReactElement } from 'react';

export interface IconProps {
  className?: string;
  size?: number;
}

/** A 24-unit line icon; decorative, so the control around it carries the name. */
export const lineIcon =
  (d: string) =>
  ({ className, size = 24 }: IconProps): ReactElement => (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} />
    </svg>
  );

export const ArrowRightIcon = /*#__PURE__*/ lineIcon('M4.5 12h15m-6-6 6 6-6 6');
export const CartIcon = /*#__PURE__*/ lineIcon(
  'M5.5 8.5h13l1 10.2a1.8 1.8 0 0 1-1.8 2H6.3a1.8 1.8 0 0 1-1.8-2zM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
);
export const CheckIcon = /*#__PURE__*/ lineIcon('m5 12.5 4.5 4.5L19 7.5');
export const ChevronDownIcon = /*#__PURE__*/ lineIcon('m6 9 6 6 6-6');
export const ChevronLeftIcon = /*#__PURE__*/ lineIcon('m15 6-6 6 6 6');
export const FirstIcon = /*#__PURE__*/ lineIcon('m18 6-6 6 6 6m-6-12-6 6 6 6');
export const LastIcon = /*#__PURE__*/ lineIcon('m6 6 6 6-6 6m6-12 6 6-6 6');
export const ChevronRightIcon = /*#__PURE__*/ lineIcon('m9 6 6 6-6 6');
export const CloseIcon = /*#__PURE__*/ lineIcon('M6 6l12 12M18 6 6 18');
export const GlobeIcon = /*#__PURE__*/ lineIcon(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9.5h17m-17 5h17M12 3c-5 5.5-5 12.5 0 18 5-5.5 5-12.5 0-18z',
);
export const InfoIcon = /*#__PURE__*/ lineIcon(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 8v5.5M12 7.6v.1',
);
export const LockIcon = /*#__PURE__*/ lineIcon(
  'M6 10.5h12v9.5H6zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14.25v2',
);
export const MenuIcon = /*#__PURE__*/ lineIcon('M4 8h16M4 16h16');
export const MinusIcon = /*#__PURE__*/ lineIcon('M6 12h12');
export const PhoneIcon = /*#__PURE__*/ lineIcon(
  'M5 4h3.5l1.7 4.3-2.2 1.5a11 11 0 0 0 6.2 6.2l1.5-2.2L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5C10.3 20 4 13.7 3.5 5.6A1.5 1.5 0 0 1 5 4z',
);
export const PlusIcon = /*#__PURE__*/ lineIcon('M12 6v12M6 12h12');
export const ReturnIcon = /*#__PURE__*/ lineIcon('M4 9h11a5 5 0 0 1 0 10h-4M8 5 4 9l4 4');
export const SearchIcon = /*#__PURE__*/ lineIcon('m20 20-5-5m-4.5-11a6.5 6.5 0 1 0 .1 0');
export const ShieldIcon = /*#__PURE__*/ lineIcon(
  'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zM9 12l2.2 2.2L15.2 10',
);
export const UserIcon = /*#__PURE__*/ lineIcon('M12 4a4 4 0 1 0 .1 0M5 20a7 7 0 0 1 14 0');
export const UserCheckIcon = /*#__PURE__*/ lineIcon(
  'M12 4a4 4 0 1 0 .1 0M5 20a7 7 0 0 1 14 0M18 9.5l1.75 1.75L23 8',
);
export const TruckIcon = /*#__PURE__*/ lineIcon(
  'M3 6.5h11v10H3zM14 10h4l3 3v3.5h-7M7 19.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zm10 0a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z',
);
