import { checkBrowser } from './check-browser';
import { startPage } from './start-page';

/** Set by the build (`src/gatsby/startup/inline-scripts.ts`). */
declare const __EARLY_INPUT__: boolean;

checkBrowser();
startPage(
  (document.currentScript as HTMLScriptElement).dataset.scripts as string,
  __EARLY_INPUT__ ? ['click', 'input', 'change', 'submit'] : [],
);
