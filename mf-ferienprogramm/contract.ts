import { CONTRACT_VERSION, defineRemote } from '@gm/shared/contract';
import { ferienBetreuung } from './src/templates/ferien-betreuung/ferien-betreuung.context.ts';
import { ferienEntwurf } from './src/templates/ferien-entwurf/ferien-entwurf.context.ts';
import { ferienKasse } from './src/templates/ferien-kasse/ferien-kasse.context.ts';
import { ferienKonto } from './src/templates/ferien-konto/ferien-konto.context.ts';
import { ferienNachricht } from './src/templates/ferien-nachricht/ferien-nachricht.context.ts';
import { ferienSaison } from './src/templates/ferien-saison/ferien-saison.context.ts';
import { ferienTeilnehmer } from './src/templates/ferien-teilnehmer/ferien-teilnehmer.context.ts';
import { ferienUeberblick } from './src/templates/ferien-ueberblick/ferien-ueberblick.context.ts';
import { ferienVerlosung } from './src/templates/ferien-verlosung/ferien-verlosung.context.ts';
import { ferienVerwaltung } from './src/templates/ferien-verwaltung/ferien-verwaltung.context.ts';
import { ferienprogrammBestaetigen } from './src/templates/ferienprogramm-bestaetigen/ferienprogramm-bestaetigen.context.ts';
import { ferienprogrammBlatt } from './src/templates/ferienprogramm-blatt/ferienprogramm-blatt.context.ts';
import { ferienprogrammBuchung } from './src/templates/ferienprogramm-buchung/ferienprogramm-buchung.context.ts';
import { ferienprogrammEntwurf } from './src/templates/ferienprogramm-entwurf/ferienprogramm-entwurf.context.ts';
import { ferienprogrammFamilie } from './src/templates/ferienprogramm-familie/ferienprogramm-familie.context.ts';
import { ferienprogrammHelfen } from './src/templates/ferienprogramm-helfen/ferienprogramm-helfen.context.ts';
import { ferienprogrammKinder } from './src/templates/ferienprogramm-kinder/ferienprogramm-kinder.context.ts';
import { ferienprogrammKontakt } from './src/templates/ferienprogramm-kontakt/ferienprogramm-kontakt.context.ts';
import { ferienprogrammListe } from './src/templates/ferienprogramm-liste/ferienprogramm-liste.context.ts';
import { ferienprogrammOffen } from './src/templates/ferienprogramm-offen/ferienprogramm-offen.context.ts';
import { ferienprogrammProgramm } from './src/templates/ferienprogramm-programm/ferienprogramm-programm.context.ts';
import { ferienprogrammRechnung } from './src/templates/ferienprogramm-rechnung/ferienprogramm-rechnung.context.ts';
import { ferienprogrammVeranstalter } from './src/templates/ferienprogramm-veranstalter/ferienprogramm-veranstalter.context.ts';
import { ferienprogrammVeranstaltung } from './src/templates/ferienprogramm-veranstaltung/ferienprogramm-veranstaltung.context.ts';
import { ferienprogrammVerlosung } from './src/templates/ferienprogramm-verlosung/ferienprogramm-verlosung.context.ts';
import { ferienprogrammVorOrt } from './src/templates/ferienprogramm-vor-ort/ferienprogramm-vor-ort.context.ts';
import { ferienprogrammVorschlag } from './src/templates/ferienprogramm-vorschlag/ferienprogramm-vorschlag.context.ts';
import { ferienprogrammWarteplatz } from './src/templates/ferienprogramm-warteplatz/ferienprogramm-warteplatz.context.ts';
import { ferienprogrammWunschzettel } from './src/templates/ferienprogramm-wunschzettel/ferienprogramm-wunschzettel.context.ts';
import { ferienprogrammZugang } from './src/templates/ferienprogramm-zugang/ferienprogramm-zugang.context.ts';

export const remote = defineRemote({
  name: 'mf-ferienprogramm',
  contractVersion: CONTRACT_VERSION,
  templates: {
    'ferienprogramm-liste': ferienprogrammListe,
    'ferienprogramm-veranstaltung': ferienprogrammVeranstaltung,
    'ferienprogramm-kontakt': ferienprogrammKontakt,
    'ferienprogramm-kinder': ferienprogrammKinder,
    'ferienprogramm-programm': ferienprogrammProgramm,
    'ferienprogramm-bestaetigen': ferienprogrammBestaetigen,
    'ferienprogramm-buchung': ferienprogrammBuchung,
    'ferienprogramm-offen': ferienprogrammOffen,
    'ferienprogramm-rechnung': ferienprogrammRechnung,
    'ferienprogramm-familie': ferienprogrammFamilie,
    'ferienprogramm-warteplatz': ferienprogrammWarteplatz,
    'ferienprogramm-wunschzettel': ferienprogrammWunschzettel,
    'ferienprogramm-verlosung': ferienprogrammVerlosung,
    'ferienprogramm-vorschlag': ferienprogrammVorschlag,
    'ferienprogramm-zugang': ferienprogrammZugang,
    'ferienprogramm-veranstalter': ferienprogrammVeranstalter,
    'ferienprogramm-blatt': ferienprogrammBlatt,
    'ferienprogramm-entwurf': ferienprogrammEntwurf,
    'ferienprogramm-helfen': ferienprogrammHelfen,
    'ferienprogramm-vor-ort': ferienprogrammVorOrt,
    'ferien-verwaltung': ferienVerwaltung,
    'ferien-nachricht': ferienNachricht,
    'ferien-saison': ferienSaison,
    'ferien-verlosung': ferienVerlosung,
    'ferien-ueberblick': ferienUeberblick,
    'ferien-teilnehmer': ferienTeilnehmer,
    'ferien-entwurf': ferienEntwurf,
    'ferien-betreuung': ferienBetreuung,
    'ferien-kasse': ferienKasse,
    'ferien-konto': ferienKonto,
  },
});
