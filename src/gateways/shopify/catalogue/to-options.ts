import type { SelectedOption } from '~/src/domain/commerce/product';
import { textOrEmpty } from '~/src/domain/data/read';
import { presentEntries } from '../untrusted';

/** The platform gives a product without options one of this name, with this value. */
export const isPlaceholderOption = (name: string, value: string | undefined): boolean =>
  name === 'Title' && value === 'Default Title';

interface WireOption {
  readonly name?: unknown;
  readonly value?: unknown;
}

/** What is chosen in a variant; nothing for the only variant of a product without options. */
export const toSelectedOptions = (
  wire: readonly (WireOption | null | undefined)[] | null | undefined,
): readonly SelectedOption[] =>
  presentEntries(wire)
    .map(({ name, value }) => ({ name: textOrEmpty(name), value: textOrEmpty(value) }))
    .filter(({ name, value }) => !isPlaceholderOption(name, value));
