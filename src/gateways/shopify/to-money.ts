import { textOrEmpty } from '~/src/domain/data/read';
import { parseMoney, type Money } from '~/src/domain/commerce/money';

interface WireMoney {
  readonly amount?: unknown;
  readonly currencyCode?: unknown;
}

/** An amount of the platform; null when absent, malformed or in a currency we do not know. */
export const toMoney = (wire: WireMoney | null | undefined): Money | null =>
  parseMoney(textOrEmpty(wire?.amount), textOrEmpty(wire?.currencyCode));
