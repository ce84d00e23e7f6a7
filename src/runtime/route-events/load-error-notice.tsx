import { useTranslation } from 'react-i18next';
import { LOAD_ERROR_NOTICE } from '~/src/config/element-ids';

/** The address of the document itself, its query kept. */
const SAME_ADDRESS = '';

interface TroubleNoticeProps {
  /** Of the shop; null where it has none. */
  readonly phone: string | null;
}

/**
 * Says that a part of the page did not load. It stands hidden in every page, for it is shown where
 * no script beyond the first may be had; its link loads the page again, query kept.
 */
export function LoadErrorNotice({ phone }: TroubleNoticeProps) {
  const { t } = useTranslation('common');
  return (
    <div id={LOAD_ERROR_NOTICE} role="alert" className="toasts" hidden>
      <p>
        {`${t('trouble.body')} `}
        <a href={SAME_ADDRESS} className="link">
          {t('trouble.reload')}
        </a>
        {phone !== null && t('trouble.call', { phone })}
      </p>
    </div>
  );
}

/** Shows the notice of this page, or takes it back. */
export const showLoadError = (isShown = true): void => {
  const notice = document.getElementById(LOAD_ERROR_NOTICE);
  if (notice) notice.hidden = !isShown;
};
