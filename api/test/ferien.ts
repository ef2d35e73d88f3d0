import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { kontakt as beispielkontakt, einstellungen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm.beispiele';
import type { Kind, Kontakt } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import { computeKosten, writeKosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { toCents } from '@gm/shared/format/betrag';
import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Absender } from '../src/bereiche/ferienprogramm/compose-bestaetigung.ts';
import { buildFerienbriefe } from '../src/bereiche/ferienprogramm/ferienmails.ts';
import type { FerienVeranstaltungZeile } from '../src/bereiche/ferienprogramm/ferienprogramm-repository.ts';

const heute = readBerlinerZeit(new Date()).tag;
export const inTagen = (tage: number) => addTage(heute, tage);

export const optionen: FerienprogrammOptionen = {
  anmeldung_von: inTagen(-2),
  anmeldung_bis: inTagen(2),
  ...einstellungen,
};

/** Its mails say what is given. */
export const absender: Absender = { gemeinde: 'M', siteUrl: 'http://127.0.0.1:3000', briefe: buildFerienbriefe() };

/** An event of four places for all ages in twenty days and `id` more, so that no two overlap. */
export function buildVeranstaltung(teil: Partial<FerienVeranstaltungZeile> & { id: number }): FerienVeranstaltungZeile {
  const tag = inTagen(20 + teil.id);
  return {
    rubrik: 24,
    aktiv: true,
    titel: `Angebot ${teil.id}`,
    einleitung: null,
    text: '',
    datum_von: `${tag}T09:00`,
    datum_bis: `${tag}T12:00`,
    taeglich: false,
    preis: toCents(5),
    preis_geschwister: null,
    alter_min: 0,
    alter_max: 999,
    teilnehmer_min: 0,
    teilnehmer_max: 4,
    vorab_reserviert: 0,
    mitbringen: null,
    veranstalter: null,
    brancheneintrag_id: null,
    veranstaltungsort: null,
    adresse: null,
    bild_id: null,
    bildtext: null,
    galerie: '[]',
    ...teil,
  };
}

export const kontakt: Kontakt = { ...beispielkontakt, telefon: '07082 1234' };

export function buildKind(vorname: string, geburtstag = '2018-05-04'): Kind {
  const { name, strasse, plz, ort } = kontakt;
  return { vorname, name, strasse, plz, ort, geburtstag, geschlecht: 'weiblich', bemerkung: '' };
}

/** A registration of children by first name, with the right figures for events of 5 euros each. */
export function buildAnmeldung(wuensche: Record<string, number[]>, teil: object = {}) {
  const kinder = Object.entries(wuensche).map(([vorname, ids]) => ({
    ...buildKind(vorname),
    veranstaltungen: ids.map((id) => ({ id, titel: `Angebot ${id}`, preis: 5 })),
  }));
  const kosten = writeKosten(computeKosten(kinder, optionen));
  return { kontakt, kinder, kosten, route: '/ferienprogramm-anmeldung/bestaetigen/', valid: true, firma: '', ...teil };
}

/** Four events of the same kind, with the ids 1 to 4. */
export const PROGRAMM = [1, 2, 3, 4].map((id) => buildVeranstaltung({ id }));
