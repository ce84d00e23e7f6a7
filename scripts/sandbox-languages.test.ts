import { expect, it } from 'vitest';
import { languageOfPath } from '~/sandbox/words/languages';
import { LOCALES } from '~/src/config/locales';

// The sandbox and the shop share no code, so their two tables can differ.
it('the sandbox writes mails in the language of every locale’s pages', () => {
  for (const { urlPath, language } of LOCALES) {
    expect([urlPath, languageOfPath(urlPath && `/${urlPath}`)]).toEqual([urlPath, language]);
  }
});
