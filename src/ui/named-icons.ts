import type { ComponentType } from 'react';
import type { IconProps } from './icons';
import * as icons from './icons';
import * as subjects from './topic-icons';

/** By the names that editors choose from. */
const ICONS: Readonly<Record<string, ComponentType<IconProps>>> = {
  battery: subjects.BatteryIcon,
  heart: subjects.HeartIcon,
  home: subjects.HomeIcon,
  'map-pin': subjects.PinIcon,
  phone: icons.PhoneIcon,
  refresh: subjects.RefreshIcon,
  returns: icons.ReturnIcon,
  satellite: subjects.SatelliteIcon,
  shield: icons.ShieldIcon,
  truck: icons.TruckIcon,
};

/** The icon of that name; the paw for any other. */
export const iconOf = (name: string | null): ComponentType<IconProps> =>
  (name && ICONS[name]) || subjects.PawIcon;
