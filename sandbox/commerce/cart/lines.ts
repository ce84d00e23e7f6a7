import type { CatalogueVariant } from '../catalogue/model';
import type { StoredAttribute, StoredLine } from './model';
import { stockWarning, type StockWarning } from './warnings';

export interface WantedLine {
  readonly variant: CatalogueVariant;
  readonly quantity: number;
  readonly planId: number | null;
  readonly attributes: readonly StoredAttribute[];
}

export interface LineChange {
  readonly id: string;
  readonly variant: CatalogueVariant;
  readonly quantity?: number;
  readonly planId: number | null;
  readonly attributes?: readonly StoredAttribute[];
}

/** What changing lines needs to know of the store; `unitsLeft` is null for untracked stock. */
export interface LineRules {
  readonly unitsLeft: (variant: CatalogueVariant) => number | null;
  readonly title: (variant: CatalogueVariant) => string;
  readonly newId: () => string;
}

export interface ChangedLines {
  readonly lines: readonly StoredLine[];
  readonly warnings: readonly StockWarning[];
}

/** The identity of a line: the merchandise, the plan and the attributes in any order. */
export function lineKey(line: Pick<StoredLine, 'variantId' | 'planId' | 'attributes'>): string {
  const attributes = line.attributes.map(({ key, value }) => [key, value]).sort();
  return JSON.stringify([line.variantId, line.planId, attributes]);
}

const unitsIn = (lines: readonly StoredLine[], variantId: number) =>
  lines.reduce((sum, line) => (line.variantId === variantId ? sum + line.quantity : sum), 0);

const replace = (lines: readonly StoredLine[], next: StoredLine) =>
  lines.map(line => (line.id === next.id ? next : line));

function addLine(lines: readonly StoredLine[], wanted: WantedLine, rules: LineRules): ChangedLines {
  const requested = Math.max(0, wanted.quantity);
  if (requested === 0) return { lines, warnings: [] };
  const { variant, planId, attributes } = wanted;
  const left = rules.unitsLeft(variant);
  const room = left === null ? requested : Math.max(0, left - unitsIn(lines, variant.id));
  const applied = Math.min(requested, room);
  const key = lineKey({ variantId: variant.id, planId, attributes });
  const existing = lines.find(line => lineKey(line) === key);
  const line: StoredLine = existing
    ? { ...existing, quantity: existing.quantity + applied }
    : { id: rules.newId(), variantId: variant.id, quantity: applied, planId, attributes };
  return {
    lines: existing ? replace(lines, line) : [line, ...lines],
    warnings: applied < requested ? [stockWarning(line, applied, rules.title(variant))] : [],
  };
}

/** Add lines one by one: identical ones merge, quantities stop at the stock, new ones come first. */
export function addLines(
  lines: readonly StoredLine[],
  wanted: readonly WantedLine[],
  rules: LineRules,
): ChangedLines {
  return wanted.reduce<ChangedLines>(
    (state, line) => {
      const next = addLine(state.lines, line, rules);
      return { lines: next.lines, warnings: [...state.warnings, ...next.warnings] };
    },
    { lines, warnings: [] },
  );
}

function merge(lines: readonly StoredLine[]): readonly StoredLine[] {
  const merged = new Map<string, StoredLine>();
  for (const line of lines) {
    const same = merged.get(lineKey(line));
    merged.set(lineKey(line), same ? { ...same, quantity: same.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}

function changeLine(
  lines: readonly StoredLine[],
  change: LineChange,
  rules: LineRules,
): ChangedLines {
  const line = lines.find(({ id }) => id === change.id);
  if (!line) return { lines, warnings: [] };
  const requested = Math.max(0, change.quantity ?? line.quantity);
  if (requested === 0) return { lines: lines.filter(other => other !== line), warnings: [] };
  const others = lines.filter(other => other !== line);
  const left = rules.unitsLeft(change.variant);
  const room = left === null ? requested : Math.max(0, left - unitsIn(others, change.variant.id));
  const quantity = Math.min(requested, room);
  const next: StoredLine = {
    id: line.id,
    variantId: change.variant.id,
    quantity,
    planId: change.planId,
    attributes: change.attributes ?? line.attributes,
  };
  return {
    lines: replace(lines, next),
    warnings:
      quantity < requested ? [stockWarning(next, quantity, rules.title(change.variant))] : [],
  };
}

/** Change lines in place: a quantity of 0 removes one, and lines that became the same merge. */
export function changeLines(
  lines: readonly StoredLine[],
  changes: readonly LineChange[],
  rules: LineRules,
): ChangedLines {
  const changed = changes.reduce<ChangedLines>(
    (state, change) => {
      const next = changeLine(state.lines, change, rules);
      return { lines: next.lines, warnings: [...state.warnings, ...next.warnings] };
    },
    { lines, warnings: [] },
  );
  return { ...changed, lines: merge(changed.lines) };
}
