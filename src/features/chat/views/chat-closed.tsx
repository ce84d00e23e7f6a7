import { useTranslation } from 'react-i18next';
import { describeOpening } from '~/src/domain/contact/next-opening';
import { OtherWays, type OtherWaysProps } from './other-ways';

export interface ChatClosedProps extends OtherWaysProps {
  /** When the chat opens again. */
  readonly at: Date;
  readonly now: Date;
  readonly dateFormat: string;
  /** Of customer care. */
  readonly careZone: string;
}

const SENTENCES = { today: 'opensToday', tomorrow: 'opensTomorrow', later: 'opensOn' } as const;

/** Shown outside opening hours: when care is back, in the visitor's time zone, and other ways to get in touch. */
export function ChatClosed({ at, now, dateFormat, careZone, ...ways }: ChatClosedProps) {
  const { t } = useTranslation('chat');
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { day, weekday, time, careTime } = describeOpening(at, now, { dateFormat, zone, careZone });
  return (
    <div className="chat-body">
      <h3 className="text-xl">{t('closedTitle')}</h3>
      <p className="text-ink-soft">
        {t(SENTENCES[day], { time, day: weekday })}{' '}
        {careTime !== null && t('careTime', { time: careTime })}
      </p>
      <OtherWays {...ways} />
    </div>
  );
}
