import { useTranslation } from 'react-i18next';
import { SAVED_PAGES_ID } from './saved-pages-id';

/** The list of pages that can be read offline; hidden until `page-script.ts` fills it. */
export function SavedPages() {
  const { t } = useTranslation('errors');
  return (
    <nav
      id={SAVED_PAGES_ID}
      aria-labelledby="saved-pages-title"
      hidden
      className="wrap aside-grid pb-16"
    >
      {/* The column of the picture above. */}
      <span />
      <div>
        <h2 id="saved-pages-title" className="text-xl">
          {t('offline.kept')}
        </h2>
        <ul className="mt-4" style={{ columns: '18rem' }} />
      </div>
    </nav>
  );
}
