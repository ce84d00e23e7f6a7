import { useTranslation } from 'react-i18next';
import type { SchedulerDealer } from '~/src/gateways/scheduler/decoders';
import { Button } from '~/src/ui/button';
import { useAppointmentFormat } from '../use-appointment-format';

interface BookingEndProps {
  readonly dealer: SchedulerDealer | undefined;
  /** Empty until chosen. */
  readonly startsAt: string;
  readonly isBusy: boolean;
}

/** The end of the form: the choice in short, and the button that books it. */
export function BookingEnd({ dealer, startsAt, isBusy }: BookingEndProps) {
  const { t } = useTranslation('account-appointments');
  const format = useAppointmentFormat();
  return (
    <div className="visit-end">
      {dealer && startsAt && (
        <p className="visit-end-choice">
          {t('booking.chosen.short', {
            when: format.shortWhen(startsAt, dealer.timeZone),
            dealer: dealer.name,
          })}
        </p>
      )}
      <Button
        type="submit"
        variant={startsAt ? 'primary' : 'secondary'}
        busy={isBusy}
        className="visit-submit"
      >
        {t(isBusy ? 'booking.busy' : 'booking.submit')}
      </Button>
    </div>
  );
}
