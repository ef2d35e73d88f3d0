import { defineRemoteBuild } from '@gm/shared/build/remote-build';
import { remote } from './contract.ts';

export default defineRemoteBuild(remote, import.meta.dirname);
