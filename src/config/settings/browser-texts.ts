import { safeParse } from 'valibot';
import { ALL_SETTINGS } from './settings-schema';

type Environment = Readonly<Record<string, string | undefined>>;

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The settings of the browser as the build itself reads them: without space around a value or an item
 * of a list, and without the final slash of an origin. An empty one stays empty, because the browser
 * knows the vendors' own addresses.
 */
export const browserTexts = (env: Environment): Readonly<Record<string, string>> => {
  const textOf = (name: string, schema: (typeof ALL_SETTINGS)[keyof typeof ALL_SETTINGS]) => {
    const text = env[name]?.trim() ?? '';
    const read = safeParse(schema, text);
    if (text === '' || !read.success) return text;
    const value: unknown = read.output;
    if (Array.isArray(value)) return value.filter(isText).join();
    return isText(value) ? value : text;
  };
  return Object.fromEntries(
    Object.entries(ALL_SETTINGS).flatMap(([name, schema]) =>
      name.startsWith('GATSBY_') && env[name] !== undefined ? [[name, textOf(name, schema)]] : [],
    ),
  );
};
