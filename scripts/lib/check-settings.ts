// Exits with 1, and says what to fix, if the settings of the environment cannot be used.
import { parseSettings, SettingsError } from '~/src/config/settings/settings';

try {
  parseSettings(process.env);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
