import { defineRemoteBuild } from '@gm/shared/build/remote-build';
import { remote } from './contract.ts';

/**
 * Templates that must not share chunks: splitting out common code would fragment the chunks of the registration and
 * increase their total size. Measured per template (npm run check:budgets).
 */
export default defineRemoteBuild(remote, import.meta.dirname, {
  alone: [
    'ferien-entwurf',
    'ferien-teilnehmer',
    'ferien-verwaltung',
    'ferienprogramm-bestaetigen',
    'ferienprogramm-buchung',
    'ferienprogramm-liste',
    'ferienprogramm-veranstaltung',
    'ferienprogramm-vorschlag',
    'ferienprogramm-warteplatz',
  ],
});
