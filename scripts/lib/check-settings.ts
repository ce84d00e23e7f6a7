// Exits with 1, and says what to fix, if the settings of the environment cannot be used. Before that, warns
// of probable mistakes in the file that SETTINGS_FILE names.
import { parseSettings, SettingsError } from '~/src/config/settings/settings';
import { readEnvText } from './env-file.mjs';
import { settingsWarnings, shellNote } from './settings-warnings';

const { SETTINGS_FILE: file } = process.env;
if (file) {
  const from = { file, text: readEnvText(file) };
  // The shell's settings replace those of the file: a difference is the shell's.
  const note = shellNote(from, process.env);
  if (note !== null) console.warn(`Note: ${note}`);
  for (const warning of settingsWarnings(from, process.env)) console.warn(`Warning: ${warning}`);
}
try {
  parseSettings(process.env);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
