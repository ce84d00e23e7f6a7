import { browserTexts } from '../config/settings/browser-texts';
import { SettingsError, parseSettings, type Settings } from '../config/settings/settings';
import { BuildError } from './build-error';

let current: Settings | null = null;

/**
 * The settings of this build, read once. Invalid ones stop it with their own messages. The bundler takes
 * the browser's from the environment, so from here on it holds them as the build reads them.
 */
export const currentSettings = (): Settings => {
  if (current) return current;
  try {
    current = parseSettings(process.env);
    Object.assign(process.env, browserTexts(process.env));
    return current;
  } catch (error) {
    if (error instanceof SettingsError) throw new BuildError(error.message);
    throw error;
  }
};
