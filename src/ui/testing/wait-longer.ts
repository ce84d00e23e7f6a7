import { configure } from '@testing-library/dom';

// A second, the default, is too short on a machine that does other work; a test that passes never waits so long.
configure({ asyncUtilTimeout: 4000 });
