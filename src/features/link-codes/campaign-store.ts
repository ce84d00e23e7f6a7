import {
  CAMPAIGN_DAYS,
  parseCampaignValue,
  readCampaign,
  type Campaign,
} from '~/src/domain/contact/campaign';
import { numberOf, recordOf, textOf } from '~/src/domain/data/read';
import type { Consent } from '../consent';
import { parseJson } from '~/src/domain/data/json';
import type { KeyValueStore } from '../storage';

const DAY_MS = 86_400_000;

/** Null if no link could have set it. */
const readKept = (value: unknown): { readonly at: number; readonly campaign: Campaign } | null => {
  const kept = recordOf(value);
  const at = numberOf(kept.at);
  const fields = recordOf(kept.campaign);
  const campaign = {
    source: textOf(fields.source),
    medium: textOf(fields.medium),
    campaign: textOf(fields.campaign),
    term: textOf(fields.term),
    content: textOf(fields.content),
  };
  const isKept = Object.values(campaign).every(
    text => text === null || parseCampaignValue(text) === text,
  );
  return at !== null && isKept ? { at, campaign } : null;
};

/**
 * The campaign that brought the visitor. It is stored only where analytics is allowed; until that
 * is decided it is kept in memory, and deleted once refused.
 */
export class CampaignStore {
  private current: Campaign | null = null;
  private mayKeep: boolean | null = null;

  constructor(
    private readonly key: string,
    private readonly store: Pick<KeyValueStore, 'get' | 'set' | 'remove'>,
    private readonly now: () => number,
  ) {}

  /** Records the campaign in an address; the last one wins. */
  capture(search: string): void {
    const campaign = readCampaign(search);
    if (!campaign || this.mayKeep === false) return;
    this.current = campaign;
    this.write();
  }

  /** Follows the visitor's consent. */
  readonly follow = ({ isDecided, choices }: Pick<Consent, 'isDecided' | 'choices'>): void => {
    this.mayKeep = isDecided ? choices.analytics : null;
    this.write();
    if (this.mayKeep !== false) return;
    this.current = null;
    this.store.remove(this.key);
  };

  /** The stored campaign; null if expired or invalid. */
  read(): Campaign | null {
    if (this.current || this.mayKeep !== true) return this.current;
    const found = readKept(parseJson(this.store.get(this.key)));
    if (found && this.now() - found.at < CAMPAIGN_DAYS * DAY_MS) return found.campaign;
    this.store.remove(this.key);
    return null;
  }

  private write(): void {
    if (!this.current || this.mayKeep !== true) return;
    this.store.set(this.key, JSON.stringify({ at: this.now(), campaign: this.current }));
  }
}
