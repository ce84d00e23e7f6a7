import { forward, object, partialCheck, pipe } from 'valibot';
import { localesProblem, proxyProblem, TOOL_SETTINGS } from './monitoring-settings';
import { SETTINGS } from './settings-schema';

/**
 * All settings, and the rules between them; a rule is checked once its settings are valid by
 * themselves.
 */
export const settingsWithRules = pipe(
  object(SETTINGS),
  forward(
    partialCheck(
      [['GATSBY_KLAVIYO_LIST_ID'], ['GATSBY_KLAVIYO_COMPANY_ID']],
      values => values.GATSBY_KLAVIYO_LIST_ID === null || values.GATSBY_KLAVIYO_COMPANY_ID !== null,
      'is set without GATSBY_KLAVIYO_COMPANY_ID: set the public id of the account too, or clear both',
    ),
    ['GATSBY_KLAVIYO_LIST_ID'],
  ),
  forward(
    partialCheck(
      [['GATSBY_BRAND'], ['GATSBY_OPT_OUT_LOCALES']],
      values => localesProblem(values) === null,
      ({ input }) => localesProblem(input) ?? '',
    ),
    ['GATSBY_OPT_OUT_LOCALES'],
  ),
  forward(
    partialCheck(
      TOOL_SETTINGS,
      values => proxyProblem(values) === null,
      ({ input }) => proxyProblem(input) ?? '',
    ),
    ['GATSBY_PROXIED_TOOLS'],
  ),
);
