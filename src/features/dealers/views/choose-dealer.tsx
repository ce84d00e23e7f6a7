import { useTranslation } from 'react-i18next';
import { CheckIcon } from '~/src/ui/icons';
import { useDealer } from '../dealer-provider';
import { useChooseDealer } from '../use-choose-dealer';

interface ChooseDealerProps {
  readonly id: string;
  readonly name: string;
}

/** Stores a dealer, or removes them again. */
export function ChooseDealer({ id, name }: ChooseDealerProps) {
  const { t } = useTranslation('dealers');
  const { dealerId, forgetDealer } = useDealer();
  const { choice, choose } = useChooseDealer();
  const isMine = dealerId === id;
  return (
    <div className="dealer-choice">
      {isMine && (
        <p className="dealer-mine">
          <CheckIcon size={20} />
          {t('row.yours')}
        </p>
      )}
      <button
        type="button"
        className="link min-h-11"
        aria-busy={choice === 'choosing' || undefined}
        onClick={() => (isMine ? forgetDealer() : void choose(id))}
      >
        {t(isMine ? 'stored.forget' : choice === 'choosing' ? 'row.choosing' : 'row.choose')}
      </button>
      <p role="status" className="empty:hidden">
        {isMine && choice === 'chosen' && t('row.chosen', { name })}
      </p>
      <p role="alert" className="field-error empty:hidden">
        {choice === 'failed' && t('row.failed')}
      </p>
    </div>
  );
}
