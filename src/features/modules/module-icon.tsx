import type { ComponentType } from 'react';
import type { IconProps } from '../../ui/icons';
import * as icons from '../../ui/icons';

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

/** The icon that an editor chose, in the brand's mark; a paw for an unknown one. */
export function ModuleIcon({ name }: { name: string | null }) {
  const Icon = (name && ICONS[name]) || icons.PawIcon;
  return (
    <span className="prop-icon">
      <Icon />
    </span>
  );
}
