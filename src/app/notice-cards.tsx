import type { ReactNode } from 'react';
import {
  ConsentBanner,
  CountryNotice,
  type ConsentChoices,
  type PageIdentity,
} from '../features/navigation';
import type { Locale } from '../site/locales';

interface NoticeCardsProps {
  readonly page: PageIdentity;
  readonly asksCountry: boolean;
  readonly asksPrivacy: boolean;
  readonly isDetailed: boolean;
  readonly choices: ConsentChoices;
  /** The card of an update that waits, the last of all. */
  readonly offer: ReactNode;
  readonly onCountry: (locale: Locale) => void;
  readonly onDecide: (choices: ConsentChoices) => void;
}

/** Loaded only for a visitor who is asked something. A phone shows one card at a time. */
export default function NoticeCards(props: NoticeCardsProps) {
  return (
    <div className="notices">
      {props.asksPrivacy && (
        <ConsentBanner
          choices={props.choices}
          detailed={props.isDetailed}
          onDecide={props.onDecide}
        />
      )}
      {props.asksCountry && <CountryNotice page={props.page} onConfirm={props.onCountry} />}
      {props.offer}
    </div>
  );
}
