import { defineRemoteBuild } from '@gm/shared/bau/remote-build';
import { remote } from './contract.ts';

/**
 * What shares no chunk with others: pieces in common would cut the chunks by which families register into smaller parts,
 * which are heavier together. Measured template by template (npm run check:budgets).
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
