import {
  CAMPAIGN_DAYS,
  parseCampaignValue,
  readCampaign,
  type Campaign,
} from '~/src/domain/contact/campaign';
import { decodeOr, nullable, number, object, where, type Decode } from '~/src/domain/data/decode';
import type { Consent } from '../consent';
import { parseJson, type KeyValueStore } from '../storage';

const DAY_MS = 86_400_000;

const value: Decode<string> = where(
  (text): text is string => typeof text === 'string' && parseCampaignValue(text) === text,
  'campaign',
);

const kept: Decode<{ readonly at: number; readonly campaign: Campaign }> = object({
  at: number,
  campaign: object({
    source: nullable(value),
    medium: nullable(value),
    campaign: nullable(value),
    term: nullable(value),
    content: nullable(value),
  }),
});

/**
 * The campaign that brought the visitor. It outlives the page only where visits may be counted; until
 * that is decided it is kept for as long as the page, and forgotten once it is refused.
 */
export class CampaignKeeper {
  private current: Campaign | null = null;
  private mayKeep: boolean | null = null;

  constructor(
    private readonly key: string,
    private readonly store: Pick<KeyValueStore, 'get' | 'set' | 'remove'>,
    private readonly now: () => number,
  ) {}

  /** Takes over the campaign of an address; the last one counts. */
  capture(search: string): void {
    const campaign = readCampaign(search);
    if (!campaign || this.mayKeep === false) return;
    this.current = campaign;
    this.write();
  }

  /** Hears what the visitor allows. */
  readonly follow = ({ isDecided, choices }: Pick<Consent, 'isDecided' | 'choices'>): void => {
    this.mayKeep = isDecided ? choices.analytics : null;
    this.write();
    if (this.mayKeep !== false) return;
    this.current = null;
    this.store.remove(this.key);
  };

  /** What is kept; null once it has grown too old, or when it is corrupt. */
  read(): Campaign | null {
    if (this.current || this.mayKeep !== true) return this.current;
    const found = decodeOr(kept, parseJson(this.store.get(this.key)));
    if (found && this.now() - found.at < CAMPAIGN_DAYS * DAY_MS) return found.campaign;
    this.store.remove(this.key);
    return null;
  }

  private write(): void {
    if (!this.current || this.mayKeep !== true) return;
    this.store.set(this.key, JSON.stringify({ at: this.now(), campaign: this.current }));
  }
}
