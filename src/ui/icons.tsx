import type { ReactElement } from 'react';

export interface IconProps {
  className?: string;
  size?: number;
}

/** A 24-unit line icon; decorative, so the control around it carries the name. */
const line =
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

export const ArrowRightIcon = /*#__PURE__*/ line('M4.5 12h15m-6-6 6 6-6 6');
export const CartIcon = /*#__PURE__*/ line(
  'M5.5 8.5h13l1 10.2a1.8 1.8 0 0 1-1.8 2H6.3a1.8 1.8 0 0 1-1.8-2zM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
);
export const CheckIcon = /*#__PURE__*/ line('m5 12.5 4.5 4.5L19 7.5');
export const ChevronDownIcon = /*#__PURE__*/ line('m6 9 6 6 6-6');
export const ChevronLeftIcon = /*#__PURE__*/ line('m15 6-6 6 6 6');
export const ChevronRightIcon = /*#__PURE__*/ line('m9 6 6 6-6 6');
export const CloseIcon = /*#__PURE__*/ line('M6 6l12 12M18 6 6 18');
export const FilterIcon = /*#__PURE__*/ line(
  'M4 7.500h9m5 0h2M4 16.500h2m5 0h9M13 7.500a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0zM6 16.500a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0z',
);
export const GlobeIcon = /*#__PURE__*/ line(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9.5h17m-17 5h17M12 3c-5 5.5-5 12.5 0 18 5-5.5 5-12.5 0-18z',
);
export const HeartIcon = /*#__PURE__*/ line(
  'M12 20s-7.5-4.6-7.5-10.200A4.3 4.3 0 0 1 12 7.300a4.3 4.3 0 0 1 7.5 2.500C19.5 15.4 12 20 12 20z',
);
export const HomeIcon = /*#__PURE__*/ line(
  'm4 11 8-7 8 7v8.500a.5.5 0 0 1-.5.5H15v-6H9v6H4.500a.5.5 0 0 1-.5-.5z',
);
export const InfoIcon = /*#__PURE__*/ line(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 8v5.500M12 7.600v.1',
);
export const MenuIcon = /*#__PURE__*/ line('M4 8h16M4 16h16');
export const MinusIcon = /*#__PURE__*/ line('M6 12h12');
export const PhoneIcon = /*#__PURE__*/ line(
  'M5 4h3.500l1.7 4.3-2.2 1.500a11 11 0 0 0 6.2 6.200l1.5-2.200L20 15.500V19a1.5 1.5 0 0 1-1.6 1.500C10.3 20 4 13.7 3.5 5.600A1.5 1.5 0 0 1 5 4z',
);
export const PinIcon = /*#__PURE__*/ line(
  'M12 21s-7-6-7-11.300A7 7 0 0 1 19 9.700C19 15 12 21 12 21zm0-8.500a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.200z',
);
export const PlusIcon = /*#__PURE__*/ line('M12 6v12M6 12h12');
export const RefreshIcon = /*#__PURE__*/ line(
  'M19.5 11A7.6 7.6 0 0 0 5.6 8M5 4v4.500h4.500M4.5 13a7.6 7.6 0 0 0 13.9 3m.6 4v-4.500h-4.5',
);
export const ReturnIcon = /*#__PURE__*/ line('M4 9h11a5 5 0 0 1 0 10h-4M8 5 4 9l4 4');
export const ShieldIcon = /*#__PURE__*/ line(
  'M12 3.5 5 6v5.500c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zM9 12l2.2 2.200L15.2 10',
);
export const TruckIcon = /*#__PURE__*/ line(
  'M3 6.500h11v10H3zM14 10h4l3 3v3.500h-7M7 19.500a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.600zm10 0a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.600z',
);
export const BatteryIcon = /*#__PURE__*/ line(
  'M3.5 8h14.500v8.500H3.500zM20.5 11v2.500M6.5 11v2.500m3-2.500v2.500m3-2.500v2.5',
);
export const SatelliteIcon = /*#__PURE__*/ line(
  'M12 13.500a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zm-4 2.500a5.7 5.7 0 0 1 0-8m8 0a5.7 5.7 0 0 1 0 8M5.3 18.700a9.5 9.5 0 0 1 0-13.400m13.4 0a9.5 9.5 0 0 1 0 13.4',
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
    <path d="M12 11.500c3 0 3.8 2.5 5.3 4.3 1.6 1.9.6 4.7-2 4.7-1.4 0-2-.6-3.3-.6s-1.9.6-3.3.6c-2.6 0-3.6-2.8-2-4.700C8.2 14 9 11.5 12 11.500z" />
    <ellipse cx="4.6" cy="11.5" rx="1.7" ry="2.3" transform="rotate(-20 4.6 11.5)" />
    <ellipse cx="9" cy="6.5" rx="1.8" ry="2.6" transform="rotate(-6 9 6.5)" />
    <ellipse cx="15" cy="6.5" rx="1.8" ry="2.6" transform="rotate(6 15 6.5)" />
    <ellipse cx="19.4" cy="11.5" rx="1.7" ry="2.3" transform="rotate(20 19.4 11.5)" />
  </svg>
);
