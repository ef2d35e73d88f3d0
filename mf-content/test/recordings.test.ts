import { resolve } from 'node:path';
import { testRecordings } from '@gm/shared/test/recordings';
import { remote } from '../contract.ts';

const EDITORS = 'Editors may put it in; the example content does not.';
const HEADING = 'The heading of the page names it.';

testRecordings(remote, resolve(import.meta.dirname, '..'), {
  'app-uebersicht': {
    ohneAntwort: { bildtext: EDITORS, 'karten[].extern': EDITORS, 'karten[].text': EDITORS, logo: EDITORS },
  },
  'bild-text': { ohneAntwort: { anordnung: EDITORS } },
  brancheneintrag: { ohneTitel: HEADING },
  heute: { ohneAntwort: { zeitenVon: 'The api answers with the times of the office instead.' } },
  kontakte: { ohneAntwort: { 'kontakte[].text': EDITORS } },
  'kurzinfo-icons': { ohneAntwort: { 'kurzinfos[].linktext': EDITORS } },
  oeffnungszeiten: { ohneAntwort: { zeitenVon: 'The api answers with the times of the office instead.' } },
  'panoramabild-panoramateaser': { ohneAntwort: { parallax: EDITORS } },
  'strasse-abfuhr': { ohneTitel: 'The one recorded collection is of another kind than the one recorded kind.' },
  text: { ohneAntwort: { titel: EDITORS } },
  veranstaltung: { ohneTitel: HEADING },
});
