import { defineRemoteBuild } from '@gm/shared/bau/remote-build';
import { remote } from './contract.ts';

/** What nobody opens in the course of a registration stays out of the chunks by which families register. */
export default defineRemoteBuild(remote, import.meta.dirname, {
  alone: [
    'ferien-entwurf',
    'ferien-teilnehmer',
    'ferien-verwaltung',
    'ferienprogramm-buchung',
    'ferienprogramm-vorschlag',
    'ferienprogramm-warteplatz',
  ],
});
