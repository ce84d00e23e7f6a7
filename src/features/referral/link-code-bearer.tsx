import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button';
import { CheckIcon, CloseIcon, InfoIcon } from '../../ui/icons';
import { openCodeKeeper } from './open-code-keeper';
import { useLinkCodes } from './use-link-codes';

/** Tells the cart of a link's codes, and the shopper what became of them. */
export default function LinkCodeBearer({ path }: { readonly path: string }) {
  const { t } = useTranslation('cart');
  const [keeper] = useState(openCodeKeeper);
  const { news, dismiss } = useLinkCodes(keeper, path);
  if (news.length === 0) return null;
  return (
    <div className="flex items-center gap-3">
      <ul className="grid grow gap-2">
        {news.map(({ code, isApplied }) => (
          <li key={code} className="flex items-center gap-2">
            {isApplied ? <CheckIcon className="text-positive" /> : <InfoIcon />}
            <span>{t(isApplied ? 'discount.applied' : 'discount.notApplicable', { code })}</span>
          </li>
        ))}
      </ul>
      <IconButton label={t('hideToast')} onClick={dismiss}>
        <CloseIcon size={20} />
      </IconButton>
    </div>
  );
}
