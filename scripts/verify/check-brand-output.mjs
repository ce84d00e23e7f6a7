// `node scripts/verify/check-brand-output.mjs kitwell`: exits with 1 if the build in this folder holds what the
// brand lacks.
import { outputProblems } from './brand-output.mjs';

const [brand = ''] = process.argv.slice(2);
const problems = outputProblems('.', brand);
for (const problem of problems.slice(0, 20)) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
