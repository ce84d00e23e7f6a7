import { isRecord, numberOf, textOf, textsOf } from '~/src/domain/data/read';
import { LINK_CODE_DAYS, parseCode, readLinkCodes, type LinkCodes } from './read-link-codes';
import { parseJson } from '~/src/domain/data/json';
import type { KeyValueStore } from '../storage';

/** The stored codes of a link. */
export interface StoredLinkCodes extends LinkCodes {
  /** When the link was followed; epoch milliseconds. */
  readonly at: number;
  /** Stores whose cart has the codes. */
  readonly told: readonly string[];
}

const DAY_MS = 86_400_000;

/** Null if no link could have set it. */
const readKept = (value: unknown): StoredLinkCodes | null => {
  if (!isRecord(value)) return null;
  const at = numberOf(value.at);
  const discount = textOf(value.discount);
  const referral = textOf(value.referral);
  const isKept = [discount, referral].every(code => code === null || parseCode(code) === code);
  return at !== null && isKept ? { discount, referral, at, told: textsOf(value.told) } : null;
};

/** The stored codes of links. */
export class LinkCodeStore {
  constructor(
    private readonly key: string,
    private readonly durable: Pick<KeyValueStore, 'get' | 'set' | 'remove'>,
    /** Lasts as long as the tab. */
    private readonly visit: Pick<KeyValueStore, 'get' | 'set'>,
    private readonly now: () => number,
  ) {}

  /** The stored codes; null if expired or invalid. */
  read(): StoredLinkCodes | null {
    const found = readKept(parseJson(this.durable.get(this.key)));
    const isCurrent = found !== null && this.now() - found.at < LINK_CODE_DAYS * DAY_MS;
    if (isCurrent) return found;
    this.durable.remove(this.key);
    return null;
  }

  /**
   * Records the codes in an address. One visit follows a link once: a reload does not restore a
   * code that the shopper has removed from the cart.
   * @returns whether there were any that this visit had not followed yet
   */
  capture(search: string): boolean {
    const { discount, referral } = readLinkCodes(search);
    const link = JSON.stringify([discount, referral]);
    if ((discount ?? referral) === null || this.visit.get(this.key) === link) return false;
    const before = this.read();
    this.visit.set(this.key, link);
    this.write({
      discount: discount ?? before?.discount ?? null,
      referral: referral ?? before?.referral ?? null,
      at: this.now(),
      told: [],
    });
    return true;
  }

  /** Records that a store's cart has the codes. */
  markTold(store: string): void {
    const now = this.read();
    if (now && !now.told.includes(store)) this.write({ ...now, told: [...now.told, store] });
  }

  private write(codes: StoredLinkCodes): void {
    this.durable.set(this.key, JSON.stringify(codes));
  }
}
