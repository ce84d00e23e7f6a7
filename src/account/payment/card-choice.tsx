import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GatewayError } from '~/src/domain/data/result';
import type { PaymentMethod } from '~/src/gateways/recharge/payment-methods';
import { Badge } from '~/src/ui/badge';
import { Button } from '~/src/ui/button';
import { InfoIcon } from '~/src/ui/icons';
import { LoadFailure } from '../ui/load-failure';
import { useSingleFlight } from '../ui/use-single-flight';
import { canBeCharged } from './card-expiry';
import { CardIcon } from './card-icon';
import { CardText } from './card-text';
import type { PaymentChanges } from './use-payment-methods';
import { ProviderReason } from './provider-reason';
import { useStoreDay } from './use-store-day';

interface CardOptionProps {
  readonly method: PaymentMethod;
  readonly isCharged: boolean;
  readonly isChosen: boolean;
  readonly isWrong: boolean;
  readonly onChoose: () => void;
}

function CardOption({ method, isCharged, isChosen, isWrong, onChoose }: CardOptionProps) {
  const { t } = useTranslation('account-payment');
  return (
    <label className="choice card-option">
      <input
        type="radio"
        name="card"
        value={method.id}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={isChosen && isWrong ? 'card-rule' : undefined}
      />
      <CardIcon size={28} />
      <span className="card-about">
        <CardText method={method} />
        <span className="card-badges">
          {isCharged && <Badge>{t('choice.inUse')}</Badge>}
          {method.isDefault && <Badge>{t('choice.default')}</Badge>}
        </span>
      </span>
    </label>
  );
}

interface CardChoiceProps {
  readonly methods: readonly PaymentMethod[];
  readonly charged: PaymentMethod | null;
  readonly chosenId: string | null;
  readonly onChoose: (id: string) => void;
  readonly choose: PaymentChanges['choose'];
  /** Shown below the cards, before the save button. */
  readonly children?: ReactNode;
}

/** Chooses which stored card is charged (spec account §5, §8). */
export function CardChoice(props: CardChoiceProps) {
  const { methods, charged, chosenId, onChoose, choose, children } = props;
  const { t } = useTranslation('account-payment');
  const today = useStoreDay();
  const cards = useRef<HTMLDivElement>(null);
  const [isWrong, setWrong] = useState(false);
  const [outcome, setOutcome] = useState<'saved' | 'inUse' | GatewayError | null>(null);
  const chosen = methods.find(({ id }) => id === chosenId);
  const isSame = chosen !== undefined && chosen.id === charged?.id && canBeCharged(chosen, today);

  const { run, isBusy } = useSingleFlight(async (id: string) => {
    setOutcome(null);
    const saved = await choose(id);
    setOutcome(saved.ok ? 'saved' : saved.error);
  });
  const save = (): void => {
    if (isSame) {
      setOutcome('inUse');
      return;
    }
    if (chosen && canBeCharged(chosen, today)) {
      run(chosen.id);
      return;
    }
    setOutcome(null);
    setWrong(true);
    const radios = cards.current;
    (
      radios?.querySelector<HTMLInputElement>(':checked') ?? radios?.querySelector('input')
    )?.focus();
  };

  return (
    <form
      noValidate
      className="account-card card-choice"
      aria-busy={isBusy || undefined}
      onSubmit={event => {
        event.preventDefault();
        save();
      }}
    >
      <h2 id="card-choice" className="text-xl">
        {t('choice.title')}
      </h2>
      <div
        ref={cards}
        role="radiogroup"
        aria-labelledby="card-choice"
        aria-invalid={isWrong || undefined}
        className="card-options"
      >
        {methods.map(method => (
          <CardOption
            key={method.id}
            method={method}
            isCharged={method.id === charged?.id}
            isChosen={method.id === chosenId}
            isWrong={isWrong}
            onChoose={() => {
              setWrong(false);
              setOutcome(null);
              onChoose(method.id);
            }}
          />
        ))}
      </div>
      {children}
      <div role="alert">
        {isWrong && (
          <p id="card-rule" className="field-error">
            <InfoIcon size={20} />
            {t('choice.rule')}
          </p>
        )}
      </div>
      {outcome !== null && typeof outcome !== 'string' && (
        <LoadFailure onRetry={save}>
          {t('choice.failed')}
          <ProviderReason error={outcome} />
        </LoadFailure>
      )}
      <div className="account-form-end">
        <Button
          type="submit"
          variant={chosen && !canBeCharged(chosen, today) ? 'secondary' : 'primary'}
          busy={isBusy}
          aria-disabled={isSame || undefined}
        >
          {isBusy ? t('choice.saving') : t('choice.save')}
        </Button>
        <p role="status" className="settings-saved">
          {outcome === 'saved' && t('choice.saved')}
          {outcome === 'inUse' && t('choice.alreadyInUse')}
        </p>
      </div>
    </form>
  );
}
