import type { FaultRule } from './fault-rule';

/** A rule that is in force. */
export interface ActiveRule extends FaultRule {
  readonly id: string;
  /** How many requests it has spoilt. */
  hits: number;
  /** Aborted when the rule is taken back: what hangs on it is let go. */
  readonly released: AbortSignal;
}

/** What a rule is compared with. */
export interface RequestFacts {
  readonly service: string;
  readonly operation: string | null;
  readonly path: string;
  readonly scope: string | null;
}

/** The fault rules in force, oldest first. The first that fits a request is the one it meets. */
export class FaultRegistry {
  readonly #rules = new Map<string, { rule: ActiveRule; controller: AbortController }>();
  #count = 0;

  constructor(private readonly random: () => number = Math.random) {}

  add(rule: FaultRule): ActiveRule {
    this.#count += 1;
    const controller = new AbortController();
    const id = `fault-${this.#count}`;
    const active: ActiveRule = { ...rule, id, hits: 0, released: controller.signal };
    this.#rules.set(id, { rule: active, controller });
    return active;
  }

  list(): readonly ActiveRule[] {
    return [...this.#rules.values()].map(({ rule }) => rule);
  }

  /** Take back one rule; false when there is none of that id. */
  remove(id: string): boolean {
    this.#rules.get(id)?.controller.abort();
    return this.#rules.delete(id);
  }

  /** Take back all rules, or those of one service or scope; returns how many there were. */
  clear(only: { readonly service?: string; readonly scope?: string } = {}): number {
    const { service, scope } = only;
    const doomed = this.list().filter(
      rule => (!service || rule.service === service) && (!scope || rule.scope === scope),
    );
    return doomed.filter(rule => this.remove(rule.id)).length;
  }

  /** The rule that a request meets, counted as a hit; null when it goes through. */
  take(facts: RequestFacts): ActiveRule | null {
    const rule = this.list().find(candidate => this.#fits(candidate, facts));
    if (!rule) return null;
    rule.hits += 1;
    return rule;
  }

  #fits(rule: ActiveRule, facts: RequestFacts): boolean {
    const { match, times, scope, rate } = rule;
    if (rule.service !== facts.service) return false;
    if (times !== null && rule.hits >= times) return false;
    if (scope !== null && scope !== facts.scope) return false;
    if (match.operation !== undefined && match.operation !== facts.operation) return false;
    if (match.path !== undefined && !facts.path.startsWith(match.path)) return false;
    return this.random() < rate;
  }
}
