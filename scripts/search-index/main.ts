// `npm run search:index`: updates the search indexes from the last build. Without options
// those of the sandbox; `-- --env FILE` names other settings, `-- --dealers FILE` a table of dealers.
import { parseSettings, SettingsError } from '~/src/config/settings/settings';
import { RECORDS_FOLDER } from '~/src/gatsby/search/write-search-records';
import { readArguments } from '../lib/arguments.mjs';
import { SANDBOX_FILE, chooseEnvFile, readEnvFile } from '../lib/env-file.mjs';
import { readDealers } from './dealer-records';
import { describeChanges } from './describe-changes';
import { PushProblem } from './problem';
import { pushAll } from './push-all';

const main = async (): Promise<void> => {
  const options = readArguments(process.argv.slice(2), { values: ['env', 'dealers'] });
  const settings = parseSettings(readEnvFile(chooseEnvFile(options.env, SANDBOX_FILE)));
  const dealers = options.dealers === undefined ? null : readDealers(options.dealers);
  const changes = await pushAll({ settings, folder: RECORDS_FOLDER, dealers });
  console.log(`Search application ${settings.search.appId}:`);
  for (const each of changes) console.log(`  ${describeChanges(each)}`);
};

main().catch((error: unknown) => {
  const isExpected = error instanceof PushProblem || error instanceof SettingsError;
  console.error(isExpected ? `\n${error.message}\n` : error);
  process.exitCode = 1;
});
