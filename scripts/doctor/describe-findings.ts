import type { Finding } from './examine';

const WIDTH = 26;

const linesOf = ({
  name,
  leftOutWithout,
  leftOutBecause = 'is empty',
  problems,
}: Finding): readonly string[] => {
  const label = name.padEnd(WIDTH);
  if (leftOutWithout !== null)
    return [`  –  ${label} left out: ${leftOutWithout} ${leftOutBecause}`];
  if (problems.length === 0) return [`  ok ${label}`.trimEnd()];
  return problems.map(({ kind, sentence }) => `  !! ${label} ${kind}\n       ${sentence}`);
};

const hasProblems = ({ problems }: Finding): boolean => problems.length > 0;

/** The number of endpoints with a problem. */
export const countProblems = (findings: readonly Finding[]): number =>
  findings.filter(hasProblems).length;

/** The report: a line for each endpoint, and a summary. */
export const describeFindings = (findings: readonly Finding[]): string => {
  const tried = findings.filter(({ leftOutWithout }) => leftOutWithout === null);
  const bad = countProblems(findings);
  const leftOut = findings.length - tried.length;
  const rest = leftOut > 0 ? `, ${leftOut} left out` : '';
  return [
    ...findings.flatMap(linesOf),
    '',
    `${tried.length - bad} ok, ${bad} with a problem${rest}.`,
  ].join('\n');
};
