import { useTranslation } from 'react-i18next';
import { TROUBLE_NOTICE } from '~/src/config/element-ids';

/** The address of the document itself, its query kept. */
const HERE = '';

interface TroubleNoticeProps {
  /** Of the shop; null where it has none. */
  readonly phone: string | null;
}

/**
 * Says that a part of the page did not load. It stands hidden in every page, for it is shown where
 * no script beyond the first may be had; its link loads the page again, query kept. What then does not
 * work, and whom to call, is shown by the start script alone.
 */
export function TroubleNotice({ phone }: TroubleNoticeProps) {
  const { t } = useTranslation('common');
  return (
    <div id={TROUBLE_NOTICE} role="alert" className="toasts" hidden>
      <p>
        {`${t('trouble.body')} `}
        <span hidden>{`${t(phone ? 'trouble.startCall' : 'trouble.start', { phone })} `}</span>
        <a href={HERE} className="link">
          {t('trouble.reload')}
        </a>
      </p>
    </div>
  );
}

/** Shows the notice of this page, or takes it back. */
export const showTrouble = (isShown = true): void => {
  const notice = document.getElementById(TROUBLE_NOTICE);
  if (!notice) return;
  // The scripts came after all.
  notice.querySelector('span')?.setAttribute('hidden', '');
  notice.hidden = !isShown;
};
