// What the shell's script would weigh without its federation host: `npm run bench` builds it with this in its place. What it
// shares stays.
import { createSharedScope } from '../src/federation/shared-scope.ts';

export const createBrowserRemotes = () => ({ register: () => {}, get: async () => createSharedScope() });
