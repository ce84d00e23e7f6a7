import type { ComponentType } from 'react';
import type { IconProps } from './icons';
import * as icons from './icons';

/** By the names that editors choose from. */
const ICONS: Readonly<Record<string, ComponentType<IconProps>>> = {
  battery: icons.BatteryIcon,
  heart: icons.HeartIcon,
  home: icons.HomeIcon,
  'map-pin': icons.PinIcon,
  phone: icons.PhoneIcon,
  refresh: icons.RefreshIcon,
  returns: icons.ReturnIcon,
  satellite: icons.SatelliteIcon,
  shield: icons.ShieldIcon,
  truck: icons.TruckIcon,
};

/** The icon of that name; the paw for any other. */
export const iconOf = (name: string | null): ComponentType<IconProps> =>
  (name && ICONS[name]) || icons.PawIcon;
