import { STARTUP_OFF, type StartupPart } from '~/src/config/settings/startup-settings';
import { BuildError } from '../build-error';

/** A part of the start-up machinery that did not find what it changes. */
export interface MissingAnchor {
  /** The part as settings name it; `always` for what every build needs. */
  readonly part: StartupPart | 'always';
  /** Where was looked, for example a file or a page. */
  readonly place: string;
  /** What was expected there. */
  readonly sought: string;
  /** The file of ours that has to follow. */
  readonly mend: string;
}

/** The sentence that stops a build when Gatsby, webpack or a package writes something else than before. */
export const missingAnchor = ({ part, place, sought, mend }: MissingAnchor): BuildError => {
  const isOptional = part !== 'always';
  const name = isOptional ? `The start-up part "${part}"` : 'The build';
  const way = isOptional ? `, or build without it (${STARTUP_OFF}=${part})` : '';
  return new BuildError(
    `${name} looked in ${place} for ${sought} and did not find it: ` +
      `a new release probably writes it otherwise. Change ${mend} to match${way}; docs/upgrading.md says what to check.`,
  );
};
