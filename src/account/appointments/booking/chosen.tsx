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
  const choices = [
    { name: 'noDealer', text: dealer?.name },
    { name: 'noKind', text: kind === '' ? undefined : t(`kinds.${kind}`) },
    {
      name: 'noTime',
      text:
        dealer && startsAt !== '' ? (
          <>
            {format.day(startsAt, dealer.timeZone)}{' '}
            <span>{format.timeAndZone(startsAt, dealer.timeZone)}</span>
          </>
        ) : undefined,
    },
  ] as const;
  return (
    <div className="account-card visit-chosen">
      <h2 className="text-lg">{t('booking.chosen.title')}</h2>
      <ul>
        {choices.map(({ name, text }) => (
          <li key={name} data-chosen={text !== undefined || undefined}>
            {text ?? t(`booking.chosen.${name}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
