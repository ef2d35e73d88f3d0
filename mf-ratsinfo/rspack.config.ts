import { defineRemoteBuild } from '@gm/shared/bau/remote-build';
import { remote } from './contract.ts';

export default defineRemoteBuild(remote, import.meta.dirname);
