import { useTranslation } from 'react-i18next';
import { here, withoutHash } from './full-load';

const ID = 'trouble';

/**
 * Says that a part of the page did not load. It stands hidden in every page, for it is shown where
 * no script beyond the first may be had.
 */
export function TroubleNotice() {
  const { t } = useTranslation('common');
  return (
    <div id={ID} role="alert" className="toasts" hidden>
      <p>
        {t('trouble.body')}
        <a href="?" className="link">
          {t('trouble.reload')}
        </a>
      </p>
    </div>
  );
}

/** Shows the notice of this page; its link loads the page again, query kept. */
export const showTrouble = (): void => {
  const notice = document.getElementById(ID);
  if (!notice) return;
  notice.querySelector('a')?.setAttribute('href', withoutHash(here()));
  notice.hidden = false;
};
