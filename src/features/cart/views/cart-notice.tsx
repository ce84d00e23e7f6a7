import { useTranslation } from 'react-i18next';
import type { CartNotice as Notice, NoticeCode } from '../types';
import { useCartActions } from '../use-cart';

const TEXT: Readonly<Record<NoticeCode, string>> = {
  stockLimited: 'errors.stock',
  soldOut: 'errors.soldOut',
  refused: 'errors.update',
  notSaved: 'errors.update',
  createFailed: 'errors.create',
  linesDropped: 'errors.carriedOverPartly',
  cartRecovered: 'errors.carriedOver',
  offline: 'errors.offline',
};

const CAN_RETRY: ReadonlySet<NoticeCode> = new Set(['notSaved', 'createFailed', 'offline']);

/** What the shopper should know about the last change, said once and announced. */
export function CartNotice({ notice }: { readonly notice: Notice | null }) {
  const { t } = useTranslation('cart');
  const actions = useCartActions();
  return (
    <div role="status">
      {notice && (
        <div key={notice.id} className="notice">
          <p>{t(TEXT[notice.code], { count: notice.quantity ?? 0 })}</p>
          {notice.code === 'refused' && notice.message !== null && <p>{notice.message}</p>}
          <p className="flex gap-4">
            {CAN_RETRY.has(notice.code) && (
              <button type="button" className="link min-h-11" onClick={actions.retry}>
                {t('retry')}
              </button>
            )}
            <button type="button" className="link min-h-11" onClick={actions.dismissNotice}>
              {t('dismiss')}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
