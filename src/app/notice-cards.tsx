import type { ReactNode } from 'react';
import type { Consent, ConsentChoices } from '../features/consent';
import { ConsentBanner, CountryNotice, type PageIdentity } from '../features/navigation';
import type { Locale } from '../site/locales';

interface NoticeCardsProps {
  readonly page: PageIdentity;
  readonly asksCountry: boolean;
  readonly asksPrivacy: boolean;
  readonly isDetailed: boolean;
  readonly consent: Consent;
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
          consent={props.consent}
          detailed={props.isDetailed}
          onDecide={props.onDecide}
        />
      )}
      {props.asksCountry && <CountryNotice page={props.page} onConfirm={props.onCountry} />}
      {props.offer}
    </div>
  );
}
