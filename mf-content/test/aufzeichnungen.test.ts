import { resolve } from 'node:path';
import { testAufzeichnungen } from '@gm/shared/test/aufzeichnungen';
import { remote } from '../contract.ts';

const EDITORS = 'Editors may put it in; the example content does not.';
const HEADING = 'The heading of the page names it.';

testAufzeichnungen(remote, resolve(import.meta.dirname, '..'), {
  'app-uebersicht': {
    ohneAntwort: { bildtext: EDITORS, 'karten[].extern': EDITORS, 'karten[].text': EDITORS, logo: EDITORS },
  },
  'bild-text': { ohneAntwort: { anordnung: EDITORS } },
  brancheneintrag: { ohneTitel: HEADING },
  kontakte: { ohneAntwort: { 'kontakte[].text': EDITORS } },
  'kurzinfo-icons': { ohneAntwort: { 'kurzinfos[].linktext': EDITORS } },
  oeffnungszeiten: { ohneAntwort: { 'oeffnungszeiten[].abweichendeZeiten': EDITORS } },
  'panoramabild-panoramateaser': { ohneAntwort: { parallax: EDITORS } },
  text: { ohneAntwort: { titel: EDITORS } },
  veranstaltung: { ohneTitel: HEADING },
});
