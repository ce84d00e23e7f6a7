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

/** Whether a word names a part. */
export const isStartupPart = (word: string): word is StartupPart =>
  STARTUP_PARTS.some(part => part === word);

/** The parts that a build has: all but those that are named. */
export const startupWithout = (names: readonly string[]): StartupSettings => {
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
