import { defineRemoteBuild } from '@gm/shared/build/remote-build';
import { remote } from './contract.ts';

// The dialog of several submissions has the form kit, too; it would split the chunks of the forms into smaller ones.
export default defineRemoteBuild(remote, import.meta.dirname, { alone: ['several'] });
