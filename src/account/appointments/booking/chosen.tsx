import { useTranslation } from 'react-i18next';
import type { SchedulerDealer, VisitKind } from '~/src/gateways/scheduler/decoders';
import { Expectations } from '../expectations';
import { useAppointmentFormat } from '../use-appointment-format';

interface ChosenProps {
  readonly dealer: SchedulerDealer | undefined;
  readonly kind: VisitKind | '';
  readonly startsAt: string;
}

/** A summary of the choices so far. */
export function Chosen({ dealer, kind, startsAt }: ChosenProps) {
  const { t } = useTranslation('account-appointments');
  const format = useAppointmentFormat();
  return (
    <aside className="visit-aside" aria-labelledby="visit-expect">
      {dealer && (
        <div>
          <h2 className="text-lg">{t('booking.chosen.title')}</h2>
          <p>
            {kind !== '' && <b>{t(`kinds.${kind}`)}</b>}
            <span>{dealer.name}</span>
            {startsAt !== '' && <span>{format.when(startsAt, dealer.timeZone)}</span>}
          </p>
        </div>
      )}
      <Expectations id="visit-expect" />
    </aside>
  );
}
