import * as v from 'valibot';
import { words } from '../load/fields';
import { hasFile } from '../load/files';
import { readJson } from '../load/json';
import type { Site } from './document';

/** Languages whose documents are translations, text by text. */
export const TRANSLATED_LANGUAGES = ['fr-fr', 'de-de', 'it-it', 'es-es', 'nl-nl'] as const;

export type TranslatedLanguage = (typeof TRANSLATED_LANGUAGES)[number];

/** A language of documents. */
export type SeedLanguage =
  | 'en-us'
  | 'en-ca'
  | 'en-gb'
  | 'en-ie'
  | 'en-au'
  | 'en-gb-nl'
  | 'de-ch'
  | TranslatedLanguage;

export const isTranslated = (language: string): language is TranslatedLanguage =>
  TRANSLATED_LANGUAGES.some(each => each === language);

/** `languages/<language>.json`: the texts of a site's documents by the English ones. */
const table = v.record(v.string(), words);

const tables = new Map<string, Readonly<Record<string, string>>>();

function tableOf(site: Site, language: TranslatedLanguage): Readonly<Record<string, string>> {
  const file = `content/${site}/languages/${language}.json`;
  const known = tables.get(file) ?? (hasFile(file) ? readJson(file, table) : {});
  tables.set(file, known);
  return known;
}

/** Numbers, amounts, times and names of files need no translation. */
const hasWords = (text: string): boolean =>
  /[a-zA-Z]{3}/.test(text) && !/^[\w/.-]+\.(jpg|png|svg|webm)$/.test(text);

/**
 * A text in another language.
 * @throws an error that names the text which the site's table lacks
 */
export function translation(site: Site, language: TranslatedLanguage, text: string): string {
  const found = tableOf(site, language)[text];
  if (found !== undefined || !hasWords(text)) return found ?? text;
  throw new Error(`seed/content/${site}/languages/${language}.json lacks "${text}".`);
}
