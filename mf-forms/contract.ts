import { CONTRACT_VERSION, defineRemote } from '@gm/shared/contract';
import { abfallerinnerung } from './src/templates/abfallerinnerung/abfallerinnerung.context.ts';
import { abfallerinnerungVerwalten } from './src/templates/abfallerinnerung-verwalten/abfallerinnerung-verwalten.context.ts';
import { fehlerMelden } from './src/templates/fehler-melden/fehler-melden.context.ts';
import { ferienbetreuung } from './src/templates/ferienbetreuung/ferienbetreuung.context.ts';
import { hallenanmietung } from './src/templates/hallenanmietung/hallenanmietung.context.ts';
import { hallenplan } from './src/templates/hallenplan/hallenplan.context.ts';
import { kernzeitbetreuung } from './src/templates/kernzeitbetreuung/kernzeitbetreuung.context.ts';
import { kitavormerkung } from './src/templates/kitavormerkung/kitavormerkung.context.ts';
import { kitavormerkungStand } from './src/templates/kitavormerkung-stand/kitavormerkung-stand.context.ts';
import { kontakt } from './src/templates/kontakt/kontakt.context.ts';
import { mangelListe } from './src/templates/mangel-liste/mangel-liste.context.ts';
import { mangelMelden } from './src/templates/mangel-melden/mangel-melden.context.ts';
import { mangelStand } from './src/templates/mangel-stand/mangel-stand.context.ts';
import { rueckfrage } from './src/templates/rueckfrage/rueckfrage.context.ts';
import { strasseMaengel } from './src/templates/strasse-maengel/strasse-maengel.context.ts';
import { veranstaltungseintrag } from './src/templates/veranstaltungseintrag/veranstaltungseintrag.context.ts';

export const remote = defineRemote({
  name: 'mf-forms',
  contractVersion: CONTRACT_VERSION,
  templates: {
    abfallerinnerung,
    'abfallerinnerung-verwalten': abfallerinnerungVerwalten,
    'fehler-melden': fehlerMelden,
    ferienbetreuung,
    kernzeitbetreuung,
    kitavormerkung,
    'kitavormerkung-stand': kitavormerkungStand,
    kontakt,
    hallenanmietung,
    hallenplan,
    'mangel-liste': mangelListe,
    'mangel-melden': mangelMelden,
    'mangel-stand': mangelStand,
    rueckfrage,
    veranstaltungseintrag,
    'strasse-maengel': strasseMaengel,
  },
});
