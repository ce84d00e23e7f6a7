import type { Driver } from './driver';
import { findInPage, type Found, type Target } from './find-in-page';

const TIMEOUT_MS = 45_000;

/** A call that reaches a page during a navigation may never return, so it is repeated. */
const REPLY_TIMEOUT_MS = 5_000;

const withTimeout = async <Value>(answer: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The page did not answer.')), REPLY_TIMEOUT_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};

/** Waits for two frames, to tell whether an element is still moving. */
const NEXT_FRAME =
  'new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))))';

const isFound = (value: unknown): value is Found =>
  typeof value === 'object' && value !== null && 'isCovered' in value && 'text' in value;

/** A shopper in a browser: finds elements by role and name, waits for them, clicks and types. */
export class Shopper {
  constructor(
    private readonly driver: Driver,
    private readonly site: string,
  ) {}

  /** Repeats `ask` until it returns a value; `what` is for the message of a timeout. */
  private async retry<Value>(what: string, ask: () => Promise<Value | null>): Promise<Value> {
    const deadline = Date.now() + TIMEOUT_MS;
    let last: unknown = null;
    while (Date.now() < deadline) {
      try {
        const value = await withTimeout(ask());
        if (value !== null) return value;
      } catch (error) {
        // The page is navigating.
        last = error;
      }
      await new Promise(resolve => setImmediate(resolve));
    }
    const address = await withTimeout(this.driver.run('location.href'));
    const cause = last instanceof Error ? ` (${last.message})` : '';
    throw new Error(`Timed out waiting for ${what} at ${String(address)}${cause}`);
  }

  private async find(target: Target): Promise<Found | null> {
    const found = await this.driver.run(`(${findInPage.toString()})(${JSON.stringify(target)})`);
    return isFound(found) ? found : null;
  }

  /** Opens a page of the shop and waits for hydration. */
  async open(path: string): Promise<void> {
    await this.load(path);
    await this.waitForHydration();
  }

  /** Loads a page; some protocols do not wait for the load. */
  private async load(path: string): Promise<void> {
    const address = `${this.site}${path}`;
    await this.driver.run("document.documentElement.setAttribute('data-left', '')");
    await this.driver.open(address);
    await this.waitUntil(
      `${address} to load`,
      `location.href === ${JSON.stringify(address)} && document.readyState === 'complete' && !document.documentElement.hasAttribute('data-left')`,
    );
  }

  async waitForHydration(): Promise<void> {
    await this.waitUntil(
      'React to hydrate the page',
      `Object.keys(document.querySelector('main') ?? {}).some(key => key.startsWith('__reactProps$'))`,
    );
  }

  /** Waits until an expression in the page is true. */
  async waitUntil(what: string, expression: string): Promise<void> {
    await this.retry(what, async () =>
      (await this.driver.run(expression)) === true ? true : null,
    );
  }

  async waitForUrl(pattern: RegExp): Promise<void> {
    await this.waitUntil(`an address that matches ${pattern}`, `${pattern}.test(location.href)`);
  }

  /** Waits for an element that meets a condition. */
  async waitFor(target: Target, fits: (found: Found) => boolean = () => true): Promise<Found> {
    return this.retry(`${target.role} /${target.name}/`, async () => {
      const found = await this.find(target);
      return found && fits(found) ? found : null;
    });
  }

  /** Clicks an element once it has stopped moving and nothing covers it. */
  async press(target: Target): Promise<void> {
    const found = await this.retry(
      `${target.role} /${target.name}/ to be ready for a press`,
      async () => {
        const before = await this.find(target);
        await this.driver.run(NEXT_FRAME);
        const now = await this.find(target);
        const isStill = now !== null && now.x === before?.x && now.y === before.y;
        return isStill && !now.isCovered && !now.isDisabled ? now : null;
      },
    );
    await this.driver.press(found.x, found.y);
  }

  async fill(name: string, text: string): Promise<void> {
    const field: Target = { role: 'field', name };
    await this.press(field);
    await this.driver.type(text);
    await this.waitFor(field, ({ value }) => value === text);
  }

  /** Selects an option by typing its first letters, which works in every engine. */
  async select(name: string, option: string): Promise<void> {
    const field: Target = { role: 'field', name };
    await this.waitFor(field);
    await this.driver.run(
      `[...document.querySelectorAll('select')].find(each => new RegExp(${JSON.stringify(name)}).test(each.labels[0]?.textContent.trim() ?? '')).focus()`,
    );
    await this.driver.type(option);
    await this.waitUntil(
      `${option} to be selected`,
      `document.activeElement?.selectedOptions?.[0]?.textContent.trim() === ${JSON.stringify(option)}`,
    );
  }

  async goBack(): Promise<void> {
    await this.driver.back();
  }

  /** Stores the cookies of a visitor who has confirmed the country and declined tracking. */
  async setPreferences(): Promise<void> {
    await this.load('/robots.txt');
    const cookies = [
      'currency=USD',
      'country_confirmed=true',
      'consent=v1.analytics:0.marketing:0',
    ];
    for (const cookie of cookies)
      await this.driver.run(`(document.cookie = ${JSON.stringify(`${cookie};path=/`)})`);
    await this.waitUntil('the cookies to be stored', "document.cookie.includes('consent=')");
  }
}
