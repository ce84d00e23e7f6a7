import { useTranslation } from 'react-i18next';
import type { SchedulerDealer, VisitKind } from '~/src/gateways/scheduler/decoders';
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
    <div className="visit-chosen">
      <h2 className="text-lg">{t('booking.chosen.title')}</h2>
      <p>
        <b>{kind === '' ? t('booking.chosen.noKind') : t(`kinds.${kind}`)}</b>
        <span>{dealer?.name ?? t('booking.chosen.noDealer')}</span>
        <span>
          {dealer && startsAt !== ''
            ? format.when(startsAt, dealer.timeZone)
            : t('booking.chosen.noTime')}
        </span>
      </p>
    </div>
  );
}
