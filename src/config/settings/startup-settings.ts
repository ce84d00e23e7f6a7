import { wordsOf } from './tracking-settings';

/** The parts of the start-up machinery that a build can leave out (docs/upgrading.md). */
export const STARTUP_PARTS = [
  'late-scripts',
  'split-entries',
  'compile-hints',
  'format-worker',
  'first-view',
  'early-input',
  'small-i18next',
  'left-out-modules',
] as const;

export type StartupPart = (typeof STARTUP_PARTS)[number];

/** The parts that a build has. */
export type StartupSettings = Readonly<Record<StartupPart, boolean>>;

/** The setting that names the parts to leave out. */
export const STARTUP_OFF = 'STARTUP_OFF';

/**
 * The parts that a build has: all but those that the setting names.
 * @param off value of `STARTUP_OFF`: names of parts, separated by commas
 * @param problems where a sentence goes for each name that is no part
 */
export const readStartup = (off: string | undefined, problems: string[]): StartupSettings => {
  const names = wordsOf(off);
  for (const name of names) {
    if (STARTUP_PARTS.some(part => part === name)) continue;
    problems.push(
      `${STARTUP_OFF} names "${name}", which is no part of the start-up: write some of ${STARTUP_PARTS.join(', ')}, separated by commas, or leave it empty.`,
    );
  }
  const isOn = (part: StartupPart): boolean => !names.includes(part);
  return {
    'late-scripts': isOn('late-scripts'),
    'split-entries': isOn('split-entries'),
    'compile-hints': isOn('compile-hints'),
    'format-worker': isOn('format-worker'),
    'first-view': isOn('first-view'),
    'early-input': isOn('early-input'),
    'small-i18next': isOn('small-i18next'),
    'left-out-modules': isOn('left-out-modules'),
  };
};
