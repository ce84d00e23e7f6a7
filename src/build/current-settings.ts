import { SettingsError, parseSettings, type Settings } from '../site/settings';

let current: Settings | null = null;

/** The settings of this build, read once; ends the build with their own sentences when unusable. */
export const currentSettings = (): Settings => {
  if (current) return current;
  try {
    current = parseSettings(process.env);
    return current;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    // Before the site generator's reporter is there, a thrown error would be a stack trace.
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
};
