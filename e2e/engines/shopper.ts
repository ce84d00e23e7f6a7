import type { Driver } from './driver';
import { findInPage, type Found, type Sought } from './find-in-page';

const PATIENCE_MS = 45_000;

/** A question that reached a page on its way out may stay without an answer: it is asked again. */
const ANSWER_MS = 5_000;

const inTime = async <Value>(answer: Promise<Value>): Promise<Value> => {
  let alarm: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    alarm = setTimeout(() => reject(new Error('The page did not answer.')), ANSWER_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(alarm));
};

/** Two frames of the page: what moves stands elsewhere after them. */
const NEXT_FRAME =
  'new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))))';

const isFound = (value: unknown): value is Found =>
  typeof value === 'object' && value !== null && 'isCovered' in value && 'text' in value;

/** Somebody at a browser: looks for things by role and name, waits for them, presses and types. */
export class Shopper {
  constructor(
    private readonly driver: Driver,
    private readonly site: string,
  ) {}

  /** Asks until the answer is one; the sentence says what was waited for in vain. */
  private async until<Value>(what: string, ask: () => Promise<Value | null>): Promise<Value> {
    const deadline = Date.now() + PATIENCE_MS;
    let last: unknown = null;
    while (Date.now() < deadline) {
      try {
        const value = await inTime(ask());
        if (value !== null) return value;
      } catch (error) {
        // The page that was asked is being replaced by the next.
        last = error;
      }
      await new Promise(resolve => setImmediate(resolve));
    }
    const address = await inTime(this.driver.run('location.href'));
    const cause = last instanceof Error ? ` (${last.message})` : '';
    throw new Error(`${what}: waited in vain at ${String(address)}${cause}`);
  }

  private async look(sought: Sought): Promise<Found | null> {
    const found = await this.driver.run(`(${findInPage.toString()})(${JSON.stringify(sought)})`);
    return isFound(found) ? found : null;
  }

  /** Open a page of the shop and wait until React holds it. */
  async open(path: string): Promise<void> {
    await this.load(path);
    await this.isReady();
  }

  /** Load a page; not every protocol waits until it is there. */
  private async load(path: string): Promise<void> {
    const address = `${this.site}${path}`;
    await this.driver.run("document.documentElement.setAttribute('data-left', '')");
    await this.driver.open(address);
    await this.holds(
      `${address} is loaded`,
      `location.href === ${JSON.stringify(address)} && document.readyState === 'complete' && !document.documentElement.hasAttribute('data-left')`,
    );
  }

  async isReady(): Promise<void> {
    await this.holds(
      'React holds the page',
      `Object.keys(document.querySelector('main') ?? {}).some(key => key.startsWith('__reactProps$'))`,
    );
  }

  /** Waits until an expression of the page is true. */
  async holds(what: string, expression: string): Promise<void> {
    await this.until(what, async () =>
      (await this.driver.run(expression)) === true ? true : null,
    );
  }

  async isAtPath(pattern: RegExp): Promise<void> {
    await this.holds(`The address fits ${pattern}`, `${pattern}.test(location.href)`);
  }

  /** Waits until something is there, and holds what it should. */
  async sees(sought: Sought, fits: (found: Found) => boolean = () => true): Promise<Found> {
    return this.until(`${sought.role} /${sought.name}/`, async () => {
      const found = await this.look(sought);
      return found && fits(found) ? found : null;
    });
  }

  async seesNo(sought: Sought): Promise<void> {
    await this.until(`no ${sought.role} /${sought.name}/`, async () =>
      (await this.look(sought)) === null ? true : null,
    );
  }

  /** Presses what stands still and is covered by nothing. */
  async press(sought: Sought): Promise<void> {
    const found = await this.until(`${sought.role} /${sought.name}/ to press`, async () => {
      const before = await this.look(sought);
      await this.driver.run(NEXT_FRAME);
      const now = await this.look(sought);
      const isStill = now !== null && now.x === before?.x && now.y === before.y;
      return isStill && !now.isCovered && !now.isDisabled ? now : null;
    });
    await this.driver.press(found.x, found.y);
  }

  async types(name: string, text: string): Promise<void> {
    const field: Sought = { role: 'field', name };
    await this.press(field);
    await this.driver.type(text);
    await this.sees(field, ({ value }) => value === text);
  }

  /** Chooses an option of a select by its first letters, as its keyboard does in every engine. */
  async chooses(name: string, option: string): Promise<void> {
    const field: Sought = { role: 'field', name };
    await this.sees(field);
    await this.driver.run(
      `[...document.querySelectorAll('select')].find(each => new RegExp(${JSON.stringify(name)}).test(each.labels[0]?.textContent.trim() ?? '')).focus()`,
    );
    await this.driver.type(option);
    await this.holds(
      `${option} is chosen`,
      `document.activeElement?.selectedOptions?.[0]?.textContent.trim() === ${JSON.stringify(option)}`,
    );
  }

  async goesBack(): Promise<void> {
    await this.driver.back();
  }

  /** Of a visitor who has chosen the country, and to be left unmeasured. */
  async isSettled(): Promise<void> {
    await this.load('/robots.txt');
    const cookies = [
      'currency=USD',
      'country_confirmed=true',
      'consent=v1.analytics:0.marketing:0',
    ];
    for (const cookie of cookies)
      await this.driver.run(`(document.cookie = ${JSON.stringify(`${cookie};path=/`)})`);
    await this.holds('The cookies are kept', "document.cookie.includes('consent=')");
  }
}
