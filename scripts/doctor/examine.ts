import { parseSettings, SettingsError, type Settings } from '~/src/config/settings/settings';
import { billingChecks } from './checks/billing';
import { captchaCheck } from './checks/captcha';
import { contentCheck } from './checks/content';
import { emailToolCheck } from './checks/email-tool';
import { gatewayChecks } from './checks/gateway';
import { identityCheck } from './checks/identity';
import { linkChecks } from './checks/links';
import { ownServiceChecks } from './checks/own-services';
import { searchCheck } from './checks/search';
import { storeChecks } from './checks/stores';
import { toolChecks } from './checks/tools';
import { problem, type Check, type Problem } from './problem';

type Environment = Readonly<Record<string, string | undefined>>;

/** The result for one endpoint. */
export interface Finding {
  readonly name: string;
  /** The setting because of which it was left out; null if it was tried. */
  readonly leftOutWithout: string | null;
  /** What is the matter with that setting, if it is not empty. */
  readonly leftOutBecause?: string;
  readonly problems: readonly Problem[];
}

const checksOf = (settings: Settings, env: Environment): readonly Check[] => [
  contentCheck(settings),
  ...storeChecks(settings, env),
  searchCheck(settings),
  identityCheck(settings, Boolean(env.GATSBY_COGNITO_ORIGIN?.trim())),
  ...billingChecks(settings),
  ...ownServiceChecks(settings),
  emailToolCheck(settings),
  captchaCheck(settings),
  ...gatewayChecks(settings),
  ...toolChecks(settings, env),
  ...linkChecks(settings),
];

/** Problems of the settings themselves; until they are fixed, nothing is tried. */
const settingFindings = ({ problems }: SettingsError): readonly Finding[] =>
  problems.map(sentence => {
    const setting = /^\w+/.exec(sentence)?.[0] ?? '';
    const kind = / is missing/.test(sentence) ? 'missing' : 'misspelled';
    return { name: setting, leftOutWithout: null, problems: [problem(kind, setting, sentence)] };
  });

/** Tries every endpoint that the settings name. */
export const examine = async (env: Environment): Promise<readonly Finding[]> => {
  try {
    const checks = checksOf(parseSettings(env), env);
    return await Promise.all(
      checks.map(async ({ run, ...check }) => ({
        ...check,
        problems: check.leftOutWithout === null ? await run() : [],
      })),
    );
  } catch (error) {
    if (error instanceof SettingsError) return settingFindings(error);
    throw error;
  }
};
