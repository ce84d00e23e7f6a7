import { recordOf, textsOf } from '~/src/domain/data/read';

export const SETTINGS_PATH = '/account/settings';

/** The navigation state of the settings (spec account §2: "a list of errors"). */
export interface SettingsState {
  readonly errors: readonly string[];
}

/** The errors in a navigation state; empty for any other state. */
export const errorsOf = (state: unknown): readonly string[] => textsOf(recordOf(state).errors);
