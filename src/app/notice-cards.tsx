import { ConsentBanner, CountryNotice, type ConsentChoices } from '../features/navigation';
import type { Locale } from '../site/locales';

interface NoticeCardsProps {
  readonly path: string;
  readonly asksCountry: boolean;
  readonly asksPrivacy: boolean;
  readonly isDetailed: boolean;
  readonly choices: ConsentChoices;
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
      {props.asksCountry && <CountryNotice path={props.path} onConfirm={props.onCountry} />}
    </div>
  );
}
