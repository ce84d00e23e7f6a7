// What `npm start` shows of a build: its milestones, each with its seconds. The rest is kept, and shown
// when the build fails.

/** Gatsby's names of its longer stages, and what they mean to somebody who waits. */
const MILESTONES = new Map([
  ['source and transform nodes', 'catalogue and content read'],
  ['Building production JavaScript and CSS bundles', 'scripts and styles bundled'],
  ['Building HTML renderer', 'page templates compiled'],
  ['Building static HTML for pages', 'pages written'],
  ['onPostBuild', 'pages finished and compressed'],
]);

/** @param {number} milliseconds */
export const inSeconds = milliseconds => `${Math.round(milliseconds / 1000)} s`;

/**
 * What is shown of a line that Gatsby prints: a milestone or a warning, else null.
 * @param {string} line
 */
export const progressOf = line => {
  if (/^warn /.test(line)) return line;
  const [, stage = '', seconds = ''] = /^success (.+?) - ([\d.]+)s/.exec(line) ?? [];
  const milestone = MILESTONES.get(stage);
  return milestone === undefined
    ? null
    : `  ${milestone.padEnd(32)} ${inSeconds(Number(seconds) * 1000).padStart(5)}`;
};

/**
 * Shows the progress of a child with piped output.
 * @param {Pick<import('node:child_process').ChildProcess, 'stdout' | 'stderr'>} child
 * @returns {() => string} everything that it has printed so far
 */
export const showProgress = child => {
  let printed = '';
  let line = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8');
    stream?.on('data', (/** @type {string} */ chunk) => {
      printed += chunk;
      const lines = `${line}${chunk}`.split('\n');
      line = lines.pop() ?? '';
      for (const shown of lines.map(progressOf)) if (shown !== null) console.log(shown);
    });
  }
  return () => printed;
};
