import { useTranslation } from 'react-i18next';
import type { NearbyDealer } from '~/src/domain/contact/dealer';
import { Button } from '~/src/ui/button';
import { PhoneLink } from '~/src/features/links';
import { useChooseDealer } from '../use-choose-dealer';
import { useDistance, useVisitDate } from '../views/use-dealer-format';

interface GateDealerProps {
  readonly dealer: NearbyDealer;
  readonly onChosen: () => void;
}

/** A nearby dealer: distance, first date, and a button to choose them. */
export function GateDealer({ dealer, onChosen }: GateDealerProps) {
  const { t } = useTranslation('dealers');
  const { choice, choose } = useChooseDealer();
  const distanceOf = useDistance();
  const dateOf = useVisitDate();
  const { id, name, phone, distance, nextVisit } = dealer;
  return (
    <li className="gate-dealer">
      <h3 className="text-lg">{name}</h3>
      <p className="text-ink-soft">
        {distanceOf(distance)}
        {nextVisit && ` · ${t('row.nextVisit', { date: dateOf(nextVisit) })}`}
      </p>
      <p className="dealer-actions mt-3">
        <Button
          variant="primary"
          size="sm"
          busy={choice === 'choosing'}
          onClick={() =>
            void choose(id).then(isChosen => {
              if (isChosen) onChosen();
            })
          }
        >
          {t('gate.choose', { name })}
        </Button>
        {phone && (
          <PhoneLink phone={phone} className="link inline-flex min-h-11 items-center">
            {t('row.call', { phone })}
          </PhoneLink>
        )}
      </p>
      <p role="alert" className="field-error empty:hidden">
        {choice === 'failed' && t('row.failed')}
      </p>
    </li>
  );
}
