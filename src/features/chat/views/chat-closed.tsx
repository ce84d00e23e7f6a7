import { useTranslation } from 'react-i18next';
import { openingWords } from '~/src/domain/contact/opening-words';
import { OtherWays, type OtherWaysProps } from './other-ways';

export interface ChatClosedProps extends OtherWaysProps {
  /** When the chat opens again. */
  readonly at: Date;
  readonly now: Date;
  readonly dateFormat: string;
}

const SENTENCES = { today: 'opensToday', tomorrow: 'opensTomorrow', later: 'opensOn' } as const;

/** The chat is closed: when it opens, in the visitor's time zone, and what to do until then. */
export function ChatClosed({ at, now, dateFormat, ...ways }: ChatClosedProps) {
  const { t } = useTranslation('chat');
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { day, weekday, time, careTime } = openingWords(at, now, { dateFormat, zone });
  return (
    <div className="chat-body">
      <p className="font-semibold">{t('closedTitle')}</p>
      <p>
        {t(SENTENCES[day], { time, day: weekday })}{' '}
        {careTime !== null && t('careTime', { time: careTime })}
      </p>
      <OtherWays {...ways} />
    </div>
  );
}
