import type { BrandId } from '../config/brands';
import { useLocale } from '../features/locale';

/** Width of each logo divided by its height. */
const RATIOS: Readonly<Record<BrandId, number>> = {
  larkfield: 4.153,
  pawmere: 4.751,
  trailhound: 7.452,
  kitwell: 3.458,
};

export function Logo({ reverse = false }: { reverse?: boolean }) {
  const { brand } = useLocale();
  const height = brand.logoHeight;
  return (
    <img
      src={`/brands/${brand.theme}/logo${reverse ? '-reverse' : ''}.svg`}
      alt={brand.name}
      width={Math.round(height * RATIOS[brand.theme])}
      height={height}
      loading={reverse ? 'lazy' : 'eager'}
    />
  );
}
