import { useTranslation } from 'react-i18next';

/** Says below the name of a product, as a tag in place of its button, that it is no longer made. */
export function GoneTag() {
  const { t } = useTranslation('product');
  return (
    <p>
      <button type="submit" disabled className="badge">
        {t('availability.discontinued')}
      </button>
    </p>
  );
}
