import { useTranslation } from 'react-i18next';
import { Button } from '~/src/ui/button';
import { Dialog } from '~/src/ui/dialog';
import { DealerSearchForm } from '../dealer-search-form';
import { useDealerSearch } from '../search/use-dealer-search';
import { GateDealer } from './gate-dealer';
import '~/src/styles/sheets/dealers.css';

export interface DealerGateProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Continues to the link's target. */
  readonly onDone: () => void;
}

const MOST_OFFERED = 3;

/** Asks for a postal code and offers nearby dealers, before the appointment form. */
export function DealerGate({ open, onClose, onDone }: DealerGateProps) {
  const { t } = useTranslation('dealers');
  const { state, run } = useDealerSearch(null);
  const { isActive, isLoading, results, failure, postalCode } = state;
  const isEmpty = isActive && !isLoading && failure === null && results.length === 0;
  return (
    <Dialog open={open} onClose={onClose} title={t('gate.title')} closeLabel={t('common:close')}>
      <div className="grid gap-5">
        <p>{t('gate.body')}</p>
        <DealerSearchForm isInvalid={failure === 'invalid'} onSearch={run} />
        <p role="status" className="empty:hidden">
          {isLoading && t('loading', { postalCode })}
          {isEmpty && `${t('none.title')} ${t('gate.none')}`}
          {failure === 'failed' && t('gate.failed')}
        </p>
        {results.length > 0 && (
          <ul className="grid gap-3">
            {results.slice(0, MOST_OFFERED).map(dealer => (
              <GateDealer key={dealer.id} dealer={dealer} onChosen={onDone} />
            ))}
          </ul>
        )}
        <p>
          <Button variant="secondary" size="sm" onClick={onDone}>
            {t('gate.skip')}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
