import { CONTRACT_VERSION, defineRemote } from '@gm/shared/contract';
import { ratsabo } from './src/templates/ratsabo/ratsabo.context.ts';
import { ratsaboVerwalten } from './src/templates/ratsabo-verwalten/ratsabo-verwalten.context.ts';
import { ratsberichte } from './src/templates/ratsberichte/ratsberichte.context.ts';
import { ratsgremien } from './src/templates/ratsgremien/ratsgremien.context.ts';
import { ratsgremium } from './src/templates/ratsgremium/ratsgremium.context.ts';
import { ratsleiste } from './src/templates/ratsleiste/ratsleiste.context.ts';
import { ratslogin } from './src/templates/ratslogin/ratslogin.context.ts';
import { ratspasswort } from './src/templates/ratspasswort/ratspasswort.context.ts';
import { ratsperson } from './src/templates/ratsperson/ratsperson.context.ts';
import { ratspersonen } from './src/templates/ratspersonen/ratspersonen.context.ts';
import { ratssitzung } from './src/templates/ratssitzung/ratssitzung.context.ts';
import { ratssitzungen } from './src/templates/ratssitzungen/ratssitzungen.context.ts';
import { ratsuebersicht } from './src/templates/ratsuebersicht/ratsuebersicht.context.ts';
import { ratsvorlage } from './src/templates/ratsvorlage/ratsvorlage.context.ts';
import { ratsvorlagen } from './src/templates/ratsvorlagen/ratsvorlagen.context.ts';
import { strasseVorlagen } from './src/templates/strasse-vorlagen/strasse-vorlagen.context.ts';

export const remote = defineRemote({
  name: 'mf-ratsinfo',
  contractVersion: CONTRACT_VERSION,
  paths: ['/ratsinfo/'],
  templates: {
    ratsabo,
    'ratsabo-verwalten': ratsaboVerwalten,
    ratsberichte,
    ratsgremien,
    ratsgremium,
    ratsleiste,
    ratslogin,
    ratspasswort,
    ratsperson,
    ratspersonen,
    ratssitzung,
    ratssitzungen,
    ratsuebersicht,
    ratsvorlage,
    ratsvorlagen,
    'strasse-vorlagen': strasseVorlagen,
  },
});
