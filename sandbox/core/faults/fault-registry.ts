import type { FaultRule } from './fault-rule';

/** An active rule. */
export interface ActiveRule extends FaultRule {
  readonly id: string;
  /** The number of requests it applied to. */
  hits: number;
  /** Aborted when the rule is removed: hanging requests are released. */
  readonly released: AbortSignal;
}

/** The request data that rules match. */
export interface RequestFacts {
  readonly service: string;
  readonly operation: string | null;
  readonly path: string;
  readonly scope: string | null;
}

/** The active fault rules, oldest first. The first match applies to a request. */
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

  /** Removes one rule; false if the id is unknown. */
  remove(id: string): boolean {
    this.#rules.get(id)?.controller.abort();
    return this.#rules.delete(id);
  }

  /** Removes all rules, or those of one service or scope; returns how many there were. */
  clear(only: { readonly service?: string; readonly scope?: string } = {}): number {
    const { service, scope } = only;
    const doomed = this.list().filter(
      rule => (!service || rule.service === service) && (!scope || rule.scope === scope),
    );
    return doomed.filter(rule => this.remove(rule.id)).length;
  }

  /** The rule that applies to a request, counted as a hit; null if none does. */
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
