import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine is no failure.
configure({ asyncUtilTimeout: 7_000 });

afterEach(cleanup);
