// Exits with 1, and says what to fix, if the settings of the environment cannot be used. Says too what is
// probably wrong with the file of SETTINGS_FILE.
import { parseSettings, SettingsError } from '~/src/config/settings/settings';
import { readEnvText } from './env-file.mjs';
import { settingsWarnings } from './settings-warnings';

const { SETTINGS_FILE: file } = process.env;
if (file) {
  for (const warning of settingsWarnings({ file, text: readEnvText(file) }, process.env)) {
    console.warn(`Warning: ${warning}`);
  }
}
try {
  parseSettings(process.env);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
