import { useLocale } from '../features/locale';

export function Logo({ reverse = false }: { reverse?: boolean }) {
  const { brand } = useLocale();
  const { id, name, logoHeight: height, logoRatio } = brand;
  return (
    <img
      src={`/brands/${id}/logo${reverse ? '-reverse' : ''}.svg`}
      alt={name}
      width={Math.round(height * logoRatio)}
      height={height}
      loading={reverse ? 'lazy' : 'eager'}
    />
  );
}
