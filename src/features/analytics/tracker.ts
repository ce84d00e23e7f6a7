import type { ConsentCategory, ConsentChoices } from '../consent';
import type { ShopEvent } from '../shop-events';

/** An analytics vendor. */
export interface AnalyticsTool {
  /** The consent it needs. */
  readonly category: ConsentCategory;
  /** Loads it; called whenever it becomes allowed. */
  readonly start: (choices: ConsentChoices) => void;
  readonly track: (event: ShopEvent) => void;
  /** Called on every change of consent after it was started. */
  readonly updateConsent?: (choices: ConsentChoices) => void;
}

const CATEGORIES: readonly ConsentCategory[] = ['analytics', 'marketing'];

/** Passes events to each tool that is allowed, as the visitor's choices change. */
export class Tracker {
  private choices: ConsentChoices = { analytics: false, marketing: false };
  private readonly started = new Set<AnalyticsTool>();

  constructor(
    private readonly tools: readonly AnalyticsTool[],
    /** Deletes what the tools of a refused category have stored in the browser. */
    private readonly forget: (category: ConsentCategory) => void,
    /** Reads the visitor's choices again: another tab may have withdrawn one. */
    private readonly currentChoices: () => ConsentChoices,
  ) {}

  readonly setChoices = (choices: ConsentChoices): void => {
    const before = this.choices;
    this.choices = choices;
    if (CATEGORIES.every(category => before[category] === choices[category])) return;
    for (const tool of this.started) tool.updateConsent?.(choices);
    for (const category of CATEGORIES) {
      if (before[category] && !choices[category]) this.forget(category);
    }
    for (const tool of this.tools) {
      if (before[tool.category] || !choices[tool.category]) continue;
      this.started.add(tool);
      tool.start(choices);
    }
  };

  /** Whether tools of this category may receive events now. */
  readonly isAllowed = (category: ConsentCategory): boolean => {
    this.setChoices(this.currentChoices());
    return this.choices[category];
  };

  readonly track = (event: ShopEvent): void => {
    this.setChoices(this.currentChoices());
    for (const tool of this.tools) if (this.choices[tool.category]) tool.track(event);
  };
}
