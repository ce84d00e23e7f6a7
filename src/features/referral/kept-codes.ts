import {
  decodeOr,
  list,
  nullable,
  number,
  object,
  string,
  where,
  type Decode,
} from '~/src/domain/data/decode';
import { LINK_CODE_DAYS, parseCode, readLinkCodes, type LinkCodes } from './read-link-codes';
import { parseJson, type KeyValueStore } from '../storage';

/** What is kept of a link that brought codes. */
export interface KeptCodes extends LinkCodes {
  /** When the link was followed; epoch milliseconds. */
  readonly at: number;
  /** Stores whose cart has been told. */
  readonly told: readonly string[];
}

const DAY_MS = 86_400_000;

const code: Decode<string> = where(
  (value): value is string => typeof value === 'string' && parseCode(value) === value,
  'code',
);

const kept: Decode<KeptCodes> = object({
  discount: nullable(code),
  referral: nullable(code),
  at: number,
  told: list(string),
});

/** The codes that links brought to this browser, for as long as they are kept. */
export class CodeKeeper {
  constructor(
    private readonly key: string,
    private readonly durable: Pick<KeyValueStore, 'get' | 'set' | 'remove'>,
    /** Lasts as long as the tab. */
    private readonly visit: Pick<KeyValueStore, 'get' | 'set'>,
    private readonly now: () => number,
  ) {}

  /** What is kept; null once it has grown too old, or when it is corrupt. */
  read(): KeptCodes | null {
    const found = decodeOr(kept, parseJson(this.durable.get(this.key)));
    const isCurrent = found !== null && this.now() - found.at < LINK_CODE_DAYS * DAY_MS;
    if (isCurrent) return found;
    this.durable.remove(this.key);
    return null;
  }

  /**
   * Takes over the codes of an address. One visit follows a link once: a reload does not bring back
   * a code that the shopper has taken off the cart.
   */
  capture(search: string): void {
    const { discount, referral } = readLinkCodes(search);
    const link = JSON.stringify([discount, referral]);
    if ((discount ?? referral) === null || this.visit.get(this.key) === link) return;
    const before = this.read();
    this.visit.set(this.key, link);
    this.write({
      discount: discount ?? before?.discount ?? null,
      referral: referral ?? before?.referral ?? null,
      at: this.now(),
      told: [],
    });
  }

  /** Notes that a store's cart has been told of the codes. */
  markTold(store: string): void {
    const now = this.read();
    if (now && !now.told.includes(store)) this.write({ ...now, told: [...now.told, store] });
  }

  private write(codes: KeptCodes): void {
    this.durable.set(this.key, JSON.stringify(codes));
  }
}
