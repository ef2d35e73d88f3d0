import type { RatsTabelle } from '../rats-ablage-repository.ts';
import { buildRatsPfad, RATSINFO_PFAD } from '../ratsinfo-pfad.ts';
import type { OparlAdressen } from './oparl-adressen.ts';
import { OPARL_ARTEN, type OparlArt } from './oparl-arten.ts';
import type { Kopfzeile, RatsObjekt } from './oparl-repository.ts';

/** Properties of OParl; what is undefined is left out. */
export type OparlFelder = Record<string, unknown>;
/** An object of OParl as it is sent. */
export interface OparlObjekt extends OparlFelder {
  id: string;
  type: string;
}

/** Whole seconds with an offset, as OParl wants its times. */
export const formatZeit = (zeit: Date) => `${zeit.toISOString().slice(0, 19)}+00:00`;

/** Under which all data may be used: Datenlizenz Deutschland – Zero. */
export const LIZENZ = 'https://www.govdata.de/dl-de/zero-2-0';

/** OParl advises against null and empty lists. */
const when = <Wert>(wert: Wert | null | undefined): Wert | undefined =>
  wert === null || wert === '' ? undefined : wert;
const whenList = <Wert>(liste: readonly Wert[]) => (liste.length > 0 ? liste : undefined);

/** Describes rows on their own, with references to others. What OParl shows inside of them comes from `showInnen`. */
export function createBeschreibung(adressen: OparlAdressen) {
  const { objekt, list, seite } = adressen;
  const verweis = (art: OparlArt, id: number | null) => (id === null ? undefined : objekt(art, id));
  const refer = (art: OparlArt, ids: readonly number[]) => whenList(ids.map((id) => objekt(art, id)));

  const eigenes: { [Tabelle in RatsTabelle]: (zeile: RatsObjekt<Tabelle>) => OparlFelder } = {
    rats_koerperschaften: ({ id, name, kurzname, ags, webseite, kontakt_name, kontakt_email }) => ({
      system: adressen.system,
      shortName: when(kurzname),
      name,
      website: webseite ?? seite('/'),
      license: LIZENZ,
      ags: when(ags),
      contactEmail: when(kontakt_email),
      contactName: when(kontakt_name),
      classification: 'Gemeinde',
      organization: list('body', id, 'organization'),
      person: list('body', id, 'person'),
      meeting: list('body', id, 'meeting'),
      paper: list('body', id, 'paper'),
      agendaItem: list('body', id, 'agendaitem'),
      consultation: list('body', id, 'consultation'),
      file: list('body', id, 'file'),
      locationList: list('body', id, 'location'),
      legislativeTermList: list('body', id, 'legislativeterm'),
      membership: list('body', id, 'membership'),
      web: seite(RATSINFO_PFAD),
    }),
    rats_wahlperioden: ({ koerperschaft_id, name, beginn, ende }) => ({
      body: objekt('body', koerperschaft_id),
      name,
      startDate: when(beginn),
      endDate: when(ende),
    }),
    rats_gremien: ({ id, koerperschaft_id, name, kurzname, art, beginn, ende, ueber_id }) => ({
      body: objekt('body', koerperschaft_id),
      name,
      shortName: when(kurzname),
      organizationType: art,
      startDate: when(beginn),
      endDate: when(ende),
      subOrganizationOf: verweis('organization', ueber_id),
      meeting: list('organization', id, 'meeting'),
      consultation: list('organization', id, 'consultation'),
      web: seite(buildRatsPfad('gremien', id)),
    }),
    rats_personen: (person) => ({
      body: objekt('body', person.koerperschaft_id),
      name: person.name,
      familyName: when(person.nachname),
      givenName: when(person.vorname),
      formOfAddress: when(person.anrede),
      title: whenList(person.titel),
      gender: when(person.geschlecht),
      email: person.email ? [person.email] : undefined,
      phone: person.telefon ? [person.telefon] : undefined,
      status: whenList(person.status),
      web: seite(buildRatsPfad('personen', person.id)),
    }),
    rats_mitgliedschaften: ({ person_id, gremium_id, funktion, stimmrecht, beginn, ende }) => ({
      person: objekt('person', person_id),
      organization: objekt('organization', gremium_id),
      role: when(funktion),
      votingRight: when(stimmrecht),
      startDate: when(beginn),
      endDate: when(ende),
    }),
    rats_sitzungen: ({ id, name, status, abgesagt, beginn, ende, gremien, teilnehmer }) => ({
      name,
      meetingState: when(status),
      cancelled: abgesagt,
      start: beginn ? formatZeit(beginn) : undefined,
      end: ende ? formatZeit(ende) : undefined,
      organization: refer('organization', gremien),
      participant: refer('person', teilnehmer),
      web: seite(buildRatsPfad('sitzungen', id)),
    }),
    rats_tagesordnungspunkte: ({ sitzung_id, nummer, position, name, ergebnis, beschluss, abstimmung }) => ({
      meeting: objekt('meeting', sitzung_id),
      number: when(nummer),
      order: position,
      name,
      public: true,
      result: when(ergebnis),
      resolutionText: when(beschluss),
      // OParl has no word for it (docs/oparl.md).
      'gemeindewebsite:vote': abstimmung
        ? { yes: abstimmung.ja, no: abstimmung.nein, abstention: abstimmung.enthaltung }
        : undefined,
      web: seite(buildRatsPfad('sitzungen', sitzung_id)),
    }),
    rats_vorlagen: (vorlage) => ({
      body: objekt('body', vorlage.koerperschaft_id),
      name: vorlage.name,
      reference: when(vorlage.aktenzeichen),
      date: when(vorlage.datum),
      paperType: when(vorlage.art),
      originatorPerson: refer('person', vorlage.urheber_personen),
      originatorOrganization: refer('organization', vorlage.urheber_gremien),
      underDirectionOf: refer('organization', vorlage.federfuehrende),
      keyword: whenList(vorlage.stichworte),
      web: seite(buildRatsPfad('vorlagen', vorlage.id)),
    }),
    rats_beratungen: ({ vorlage_id, punkt_id, sitzung_id, gremien, federfuehrend, rolle }) => ({
      paper: objekt('paper', vorlage_id),
      agendaItem: verweis('agendaitem', punkt_id),
      meeting: verweis('meeting', sitzung_id),
      organization: refer('organization', gremien),
      authoritative: federfuehrend,
      role: when(rolle),
    }),
    rats_dateien: ({ id, name, dateiname, mime, datum, text, adresse, sitzung_id, punkt_id, vorlage_id }) => ({
      name,
      fileName: dateiname,
      mimeType: mime,
      date: when(datum),
      text: when(text),
      accessUrl: adresse ?? adressen.datei(id, dateiname),
      downloadUrl: adresse ?? `${adressen.datei(id, dateiname)}?download=1`,
      meeting: sitzung_id === null ? undefined : [objekt('meeting', sitzung_id)],
      agendaItem: punkt_id === null ? undefined : [objekt('agendaitem', punkt_id)],
      paper: vorlage_id === null ? undefined : [objekt('paper', vorlage_id)],
    }),
    rats_orte: ({ beschreibung, raum, strasse, plz, ort, ortsteil, geojson }) => ({
      description: when(beschreibung),
      room: when(raum),
      streetAddress: when(strasse),
      postalCode: when(plz),
      locality: when(ort),
      subLocality: when(ortsteil),
      geojson: when(geojson),
    }),
  };

  return {
    /** The object without what OParl shows inside of it; of one that is gone, only that. */
    describe(art: OparlArt, zeile: Kopfzeile): OparlObjekt {
      const { tabelle, typ } = OPARL_ARTEN[art];
      const kopf: OparlObjekt = {
        id: objekt(art, zeile.id),
        type: `https://schema.oparl.org/1.1/${typ}`,
        created: zeile.erstellt,
        modified: zeile.geaendert,
      };
      if (isGone(zeile)) return { ...kopf, deleted: true };
      // A page has thousands of objects: spreading into a literal takes some 40 times as long.
      return Object.assign(kopf, (eigenes[tabelle] as (zeile: Kopfzeile) => OparlFelder)(zeile));
    },
  };
}
export type Beschreibung = ReturnType<typeof createBeschreibung>;

/** Whether a row is deleted, or was public and is not any more. */
export function isGone(zeile: Kopfzeile): boolean {
  return zeile.geloescht || (zeile.depubliziert ?? false);
}
