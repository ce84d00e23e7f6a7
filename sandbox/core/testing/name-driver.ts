import path from 'node:path';
import { beforeAll, expect } from 'vitest';

// Processes that a test starts inherit it: the sandbox records who asked (sandbox/conformance).
beforeAll(() => {
  process.env.SANDBOX_DRIVER = path.relative(process.cwd(), expect.getState().testPath ?? '');
});
