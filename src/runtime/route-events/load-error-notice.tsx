import { useTranslation } from 'react-i18next';
import { LOAD_ERROR_NOTICE } from '~/src/config/element-ids';

/** The URL of the document itself, with its query. */
const SAME_ADDRESS = '';

interface TroubleNoticeProps {
  /** The shop's phone number; null if it has none. */
  readonly phone: string | null;
}

/**
 * Says that a part of the page did not load. It is in every page, hidden, because it must work when
 * no further script loads. Its link reloads the page with its query.
 */
export function LoadErrorNotice({ phone }: TroubleNoticeProps) {
  const { t } = useTranslation('common');
  return (
    <div id={LOAD_ERROR_NOTICE} role="alert" className="toasts wrap" hidden>
      <p>
        {`${t('loadError.body')} `}
        <a href={SAME_ADDRESS} className="link">
          {t('loadError.reload')}
        </a>
        {phone !== null && t('loadError.call', { phone })}
      </p>
    </div>
  );
}

/** Shows or hides the notice of this page. */
export const showLoadError = (isShown = true): void => {
  const notice = document.getElementById(LOAD_ERROR_NOTICE);
  if (notice) notice.hidden = !isShown;
};
