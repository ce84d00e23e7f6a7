import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMemberCode } from '~/src/domain/contact/member-code';
import { IconButton } from '~/src/ui/icon-button';
import { CheckIcon, CloseIcon, InfoIcon } from '~/src/ui/icons';
import { useFocusReturn } from '~/src/ui/use-focus-return';
import { openLinkCodeStore } from './open-link-code-store';
import { useLinkCodes } from './use-link-codes';

const sentenceOf = (code: string, isApplied: boolean) => {
  if (!isApplied) return 'discount.notApplicable';
  return isMemberCode(code) ? 'discount.referral' : 'discount.applied';
};

interface CodeResultsProps {
  readonly results: ReturnType<typeof useLinkCodes>['results'];
  readonly onClose: () => void;
}

function CodeResults({ results, onClose }: CodeResultsProps) {
  const { t } = useTranslation('cart');
  const ref = useFocusReturn<HTMLDivElement>();
  return (
    <div ref={ref} className="flex items-center gap-3">
      <ul className="grid grow gap-2">
        {results.map(({ code, isApplied }) => (
          <li key={code} className="flex items-center gap-2">
            {isApplied ? <CheckIcon className="text-positive" /> : <InfoIcon />}
            <span>{t(sentenceOf(code, isApplied), { code })}</span>
          </li>
        ))}
      </ul>
      <IconButton label={t('hideToast')} onClick={onClose}>
        <CloseIcon size={20} />
      </IconButton>
    </div>
  );
}

/** Adds the codes of a link to the cart, and shows the result. */
export default function LinkCodeApplier({ path }: { readonly path: string }) {
  const [linkCodes] = useState(openLinkCodeStore);
  const { results, dismiss } = useLinkCodes(linkCodes, path);
  return results.length > 0 && <CodeResults results={results} onClose={dismiss} />;
}
