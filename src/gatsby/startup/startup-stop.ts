import { STARTUP_OFF, type StartupPart } from '~/src/config/settings/startup-settings';
import { BuildError } from '../build-error';

/** A part of the start-up machinery that did not find what it changes. */
export interface MissingAnchor {
  /** The part as named in the settings; `always` for what every build needs. */
  readonly part: StartupPart | 'always';
  /** Where it looked, for example a file or a page. */
  readonly place: string;
  /** What it expected there. */
  readonly expected: string;
  /** Our file that must be adapted. */
  readonly fileToChange: string;
}

/** The message that stops a build when the output of Gatsby, webpack or a package has changed. */
export const missingAnchor = ({
  part,
  place,
  expected,
  fileToChange,
}: MissingAnchor): BuildError => {
  const isOptional = part !== 'always';
  const name = isOptional ? `The start-up part "${part}"` : 'The build';
  const way = isOptional ? `, or build without it (${STARTUP_OFF}=${part})` : '';
  return new BuildError(
    `${name} looked in ${place} for ${expected} and did not find it: ` +
      `a new release has probably changed it. Change ${fileToChange} to match${way}; docs/upgrading.md says what to check.`,
  );
};
