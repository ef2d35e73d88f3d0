import { CONTRACT_VERSION, defineRemote } from '@gm/shared/vertrag';
import { fehlerMelden } from './src/templates/fehler-melden/fehler-melden.context.ts';

export const remote = defineRemote({
  name: 'mf-forms',
  contractVersion: CONTRACT_VERSION,
  templates: { 'fehler-melden': fehlerMelden },
});
