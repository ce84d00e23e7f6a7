import { useLocale } from '~/src/features/locale';

/** The brand's picture of a warm welcome; decorative, and loaded when it is near. */
export function WelcomePicture({ className }: { readonly className?: string }) {
  const { brand } = useLocale();
  return (
    <img
      src={`/brands/${brand.id}/welcome.webp`}
      alt=""
      width="640"
      height="640"
      loading="lazy"
      className={className}
    />
  );
}
