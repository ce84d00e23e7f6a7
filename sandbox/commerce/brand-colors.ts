import type { StoreSettings } from './stores';

interface BrandColors {
  readonly accent: string;
  readonly accentInk: string;
  readonly action: string;
  readonly ground: string;
  readonly tint: string;
}

/** The colors of a brand in its checkout and in `Shop.brand`. */
export const BRAND_COLORS: Readonly<Record<StoreSettings['brand'], BrandColors>> = {
  larkfield: {
    accent: '#1d5f9e',
    accentInk: '#ffffff',
    action: '#b4431c',
    ground: '#f4f7fa',
    tint: '#e6eef6',
  },
  pawmere: {
    accent: '#0f5e63',
    accentInk: '#ffffff',
    action: '#0f5e63',
    ground: '#f6f8f5',
    tint: '#fdf1cf',
  },
  trailhound: {
    accent: '#1f4d36',
    accentInk: '#ffffff',
    action: '#1f4d36',
    ground: '#f5f3ec',
    tint: '#e8efe6',
  },
  kitwell: {
    accent: '#6b3a6e',
    accentInk: '#ffffff',
    action: '#6b3a6e',
    ground: '#f9f5f8',
    tint: '#e4f3ec',
  },
};
