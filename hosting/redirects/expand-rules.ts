import type { RedirectRule } from './redirect-rules';

/** Values for the placeholders of rules. */
export interface Placeholders {
  /** One text each, for example `{ token: '/spring' }`; null if not set. */
  readonly values: Readonly<Record<string, string | null>>;
  /** A rule for each text, for example `{ product: ['gps-collar', 'boundary-plus'] }`. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

export interface ExpandedRule extends RedirectRule {
  /** Made from a list: a page with the same path wins. */
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
 * Rules with their placeholders filled in. A rule with a list becomes one for each value (none for
 * an empty list: the brand does not sell such a product); a placeholder without a value is an
 * error.
 */
export const expandRules = (
  rules: readonly RedirectRule[],
  { values, lists }: Placeholders,
): { readonly rules: readonly ExpandedRule[]; readonly errors: readonly string[] } => {
  const errors: string[] = [];
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
        errors.push(
          `${rule.source}: nothing is known for "{${name}}" (${rule.from} → ${rule.to}).`,
        );
        return [];
      }
    }
    return made;
  });
  return { rules: expanded, errors };
};
