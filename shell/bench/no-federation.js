// What the shell's script would weigh without its part of the container protocol: `npm run bench` builds it with this in its
// place. What it shares stays.
import { sharedModules } from '../src/federation/shared-scope.ts';

export const createContainers = () => () => sharedModules;
