import { CONTRACT_VERSION, defineRemote } from '@gm/shared/contract';
import { abfalltermine } from './src/templates/abfalltermine/abfalltermine.context.ts';
import { ansprechpartner } from './src/templates/ansprechpartner/ansprechpartner.context.ts';
import { appUebersicht } from './src/templates/app-uebersicht/app-uebersicht.context.ts';
import { artikel } from './src/templates/artikel/artikel.context.ts';
import { artikelUebersicht } from './src/templates/artikel-uebersicht/artikel-uebersicht.context.ts';
import { bekanntmachung } from './src/templates/bekanntmachung/bekanntmachung.context.ts';
import { bekanntmachungen } from './src/templates/bekanntmachungen/bekanntmachungen.context.ts';
import { bildText } from './src/templates/bild-text/bild-text.context.ts';
import { bildTextTeaser3x } from './src/templates/bild-text-teaser-3x/bild-text-teaser-3x.context.ts';
import { brancheneintrag } from './src/templates/brancheneintrag/brancheneintrag.context.ts';
import { branchenverzeichnis } from './src/templates/branchenverzeichnis/branchenverzeichnis.context.ts';
import { digitalesRathaus } from './src/templates/digitales-rathaus/digitales-rathaus.context.ts';
import { eventteaser } from './src/templates/eventteaser/eventteaser.context.ts';
import { headlineTeaser } from './src/templates/headline-teaser/headline-teaser.context.ts';
import { heute } from './src/templates/heute/heute.context.ts';
import { kontakte } from './src/templates/kontakte/kontakte.context.ts';
import { kurzinfoIcons } from './src/templates/kurzinfo-icons/kurzinfo-icons.context.ts';
import { leistung } from './src/templates/leistung/leistung.context.ts';
import { mitarbeiter } from './src/templates/mitarbeiter/mitarbeiter.context.ts';
import { newsticker } from './src/templates/newsticker/newsticker.context.ts';
import { oeffnungszeiten } from './src/templates/oeffnungszeiten/oeffnungszeiten.context.ts';
import { organigramm } from './src/templates/organigramm/organigramm.context.ts';
import { organisationseinheit } from './src/templates/organisationseinheit/organisationseinheit.context.ts';
import { ortskarte } from './src/templates/ortskarte/ortskarte.context.ts';
import { panoramabildPanoramateaser } from './src/templates/panoramabild-panoramateaser/panoramabild-panoramateaser.context.ts';
import { pruefbericht } from './src/templates/pruefbericht/pruefbericht.context.ts';
import { schnellzugriff } from './src/templates/schnellzugriff/schnellzugriff.context.ts';
import { serviceportal } from './src/templates/serviceportal/serviceportal.context.ts';
import { strasseAbfuhr } from './src/templates/strasse-abfuhr/strasse-abfuhr.context.ts';
import { strasseBaustellen } from './src/templates/strasse-baustellen/strasse-baustellen.context.ts';
import { strasseBekanntmachungen } from './src/templates/strasse-bekanntmachungen/strasse-bekanntmachungen.context.ts';
import { strasseTermine } from './src/templates/strasse-termine/strasse-termine.context.ts';
import { strasseVereine } from './src/templates/strasse-vereine/strasse-vereine.context.ts';
import { strasseZustaendig } from './src/templates/strasse-zustaendig/strasse-zustaendig.context.ts';
import { strassenwahl } from './src/templates/strassenwahl/strassenwahl.context.ts';
import { suche } from './src/templates/suche/suche.context.ts';
import { text } from './src/templates/text/text.context.ts';
import { ticketshop } from './src/templates/ticketshop/ticketshop.context.ts';
import { veranstaltung } from './src/templates/veranstaltung/veranstaltung.context.ts';
import { veranstaltungen } from './src/templates/veranstaltungen/veranstaltungen.context.ts';
import { verarbeitungen } from './src/templates/verarbeitungen/verarbeitungen.context.ts';
import { video } from './src/templates/video/video.context.ts';
import { wegweiser } from './src/templates/wegweiser/wegweiser.context.ts';

/** The remote's public contract: its templates by their names in the content system. */
export const remote = defineRemote({
  name: 'mf-content',
  contractVersion: CONTRACT_VERSION,
  templates: {
    abfalltermine,
    ansprechpartner,
    'app-uebersicht': appUebersicht,
    artikel,
    'artikel-uebersicht': artikelUebersicht,
    bekanntmachung,
    bekanntmachungen,
    'bild-text': bildText,
    'bild-text-teaser-3x': bildTextTeaser3x,
    brancheneintrag,
    branchenverzeichnis,
    'digitales-rathaus': digitalesRathaus,
    eventteaser,
    'headline-teaser': headlineTeaser,
    heute,
    kontakte,
    'kurzinfo-icons': kurzinfoIcons,
    leistung,
    mitarbeiter,
    newsticker,
    oeffnungszeiten,
    organigramm,
    organisationseinheit,
    ortskarte,
    'panoramabild-panoramateaser': panoramabildPanoramateaser,
    pruefbericht,
    schnellzugriff,
    serviceportal,
    suche,
    text,
    ticketshop,
    veranstaltung,
    veranstaltungen,
    verarbeitungen,
    video,
    wegweiser,
    'strasse-abfuhr': strasseAbfuhr,
    'strasse-baustellen': strasseBaustellen,
    'strasse-bekanntmachungen': strasseBekanntmachungen,
    'strasse-termine': strasseTermine,
    'strasse-vereine': strasseVereine,
    'strasse-zustaendig': strasseZustaendig,
    strassenwahl,
  },
});
