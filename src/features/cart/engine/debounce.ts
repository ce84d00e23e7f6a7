import type { Intent } from '../queue/intents';
import type { Clock } from '../ports';

// Debounces quantity clicks: sends the last one after a pause, at the latest a second after the first.
const DEBOUNCE_MS = 250;
const MAX_DEBOUNCE_MS = 1000;

const isDebounced = ({ kind }: Intent): boolean => kind === 'adjust' || kind === 'set';

/** The pause in which further clicks on a quantity may follow. */
export class Debounce {
  private current: { readonly since: number; readonly until: number } | null = null;
  private cancel: () => void = () => undefined;

  constructor(
    private readonly clock: Pick<Clock, 'elapsed' | 'schedule'>,
    private readonly onOver: () => void,
  ) {}

  /** Called for a new intent: it is sent at once, or after a pause if others may follow. */
  start(intent: Intent): void {
    const at = this.clock.elapsed();
    const since = this.current?.since ?? at;
    const until = isDebounced(intent) ? Math.min(at + DEBOUNCE_MS, since + MAX_DEBOUNCE_MS) : at;
    this.cancel();
    this.current = { since, until };
    if (until <= at) this.onOver();
    else this.cancel = this.clock.schedule(until - at, this.onOver);
  }

  isOver(): boolean {
    return this.current === null || this.clock.elapsed() >= this.current.until;
  }

  end(): void {
    this.cancel();
    this.current = null;
  }
}
