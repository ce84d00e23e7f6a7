import type { ComponentType } from 'react';
import type { ValuePropsModule } from '../../domain/modules';
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

export function ValueProps({ module }: { module: ValuePropsModule }) {
  return (
    <ul className="wrap props py-10 md:py-14">
      {module.items.map(({ icon, title, text }) => {
        const Icon = (icon && ICONS[icon]) || icons.PawIcon;
        return (
          <li key={title}>
            <span className="prop-icon">
              <Icon />
            </span>
            <span>
              <b>{title}</b>
              <span className="text-sm text-ink-soft">{text}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
