import type { RedirectRule } from './redirect-rules';

/** Values for the placeholders of rules. */
export interface Placeholders {
  /** One text each, for example `{ token: '/spring' }`; null if not set. */
  readonly values: Readonly<Record<string, string | null>>;
  /** A rule for each text, for example `{ product: ['gps-collar', 'boundary-plus'] }`. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

export interface ExpandedRule extends RedirectRule {
  /** Made from a list: a page of the same path goes before it. */
  readonly isFromList: boolean;
}

const MARK = /\{(\w+)\}/g;

const marksOf = (rule: RedirectRule): readonly string[] => [
  ...new Set([...`${rule.from} ${rule.to}`.matchAll(MARK)].map(([, name]) => name ?? '')),
];

const filled = (rule: ExpandedRule, name: string, value: string): ExpandedRule => ({
  ...rule,
  from: rule.from.replaceAll(`{${name}}`, value),
  to: rule.to.replaceAll(`{${name}}`, value),
});

/**
 * Rules without placeholders. One of a list makes a rule for each of its values (none for an empty
 * list: the brand sells no such thing); one for which nothing is known is a fault.
 */
export const expandRules = (
  rules: readonly RedirectRule[],
  { values, lists }: Placeholders,
): { readonly rules: readonly ExpandedRule[]; readonly faults: readonly string[] } => {
  const faults: string[] = [];
  const expanded = rules.flatMap(rule => {
    let made: readonly ExpandedRule[] = [{ ...rule, isFromList: false }];
    for (const name of marksOf(rule)) {
      const list = lists[name];
      const value = values[name];
      if (list !== undefined) {
        made = made.flatMap(each =>
          list.map(entry => ({ ...filled(each, name, entry), isFromList: true })),
        );
      } else if (value != null) {
        made = made.map(each => filled(each, name, value));
      } else {
        faults.push(
          `${rule.source}: nothing is known for "{${name}}" (${rule.from} → ${rule.to}).`,
        );
        return [];
      }
    }
    return made;
  });
  return { rules: expanded, faults };
};
