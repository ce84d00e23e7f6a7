import { useTranslation } from 'react-i18next';
import { formatPrice } from '~/src/domain/locale/format-price';
import { useLocale } from '~/src/features/locale';
import type { CartNotice as Notice, NoticeCode } from '../types';
import { useCartActions } from '../state/use-cart';

const TEXT = {
  stockLimited: 'errors.stock',
  soldOut: 'errors.soldOut',
  refused: 'errors.update',
  notSaved: 'errors.update',
  unsure: 'errors.unsure',
  tooMany: 'errors.tooMany',
  planFailed: 'errors.plan',
  noteNotSaved: 'errors.note',
  codeNotChecked: 'errors.discount',
  createFailed: 'errors.create',
  linesDropped: 'errors.carriedOverPartly',
  linesLost: 'errors.lost',
  nowSoldOut: 'errors.nowSoldOut',
  quantityReduced: 'errors.reduced',
  priceChanged: 'errors.repriced',
  cartRecovered: 'errors.carriedOver',
  offline: 'errors.offline',
} as const satisfies Readonly<Record<NoticeCode, string>>;

const CAN_RETRY: ReadonlySet<NoticeCode> = new Set([
  'notSaved',
  'unsure',
  'planFailed',
  'noteNotSaved',
  'codeNotChecked',
  'createFailed',
  'offline',
]);

const QUOTES_STORE: ReadonlySet<NoticeCode> = new Set(['refused', 'planFailed']);

function useNoticeText({ code, titles, quantity, price }: Notice): string {
  const { t } = useTranslation('cart');
  const { locale } = useLocale();
  const named = { titles: new Intl.ListFormat(locale.dateFormat).format(titles) };
  switch (code) {
    case 'linesLost':
    case 'nowSoldOut':
      return t(TEXT[code], { ...named, count: titles.length });
    case 'quantityReduced':
      if (quantity === null) return t('errors.reducedMore', named);
      return t(TEXT[code], { ...named, count: quantity });
    case 'priceChanged':
      if (price === null) return t('errors.repricedMore', named);
      return t(TEXT[code], {
        ...named,
        was: formatPrice(price.was, locale),
        now: formatPrice(price.now, locale),
      });
    default:
      return t(TEXT[code], { count: quantity ?? 0 });
  }
}

function NoticeBody({ notice }: { readonly notice: Notice }) {
  const { t } = useTranslation('cart');
  const actions = useCartActions();
  return (
    <div className="notice">
      <p>{useNoticeText(notice)}</p>
      {QUOTES_STORE.has(notice.code) && notice.message !== null && <p>{notice.message}</p>}
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
  );
}

/** A notice about the last change, shown once and announced. */
export function CartNotice({ notice }: { readonly notice: Notice | null }) {
  return <div role="status">{notice && <NoticeBody key={notice.id} notice={notice} />}</div>;
}
