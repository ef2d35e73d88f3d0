import type { Kopfzeile, RatsObjekt } from '../daten/oparl-repository.ts';
import type { RatsTabelle } from '../daten/rats-ablage-repository.ts';
import { bildeRatsPfad, RATSINFO_PFAD } from '../regeln/ratsinfo-pfad.ts';
import type { OparlAdressen } from './oparl-adressen.ts';
import { OPARL_ARTEN, type OparlArt } from './oparl-arten.ts';

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
const wenn = <Wert>(wert: Wert | null | undefined): Wert | undefined =>
  wert === null || wert === '' ? undefined : wert;
const wennListe = <Wert>(liste: readonly Wert[]) => (liste.length > 0 ? liste : undefined);

/** Describes rows on their own, with references to others. What OParl shows inside of them comes from `zeigeInnen`. */
export function createBeschreibung(adressen: OparlAdressen) {
  const { objekt, liste, seite } = adressen;
  const verweis = (art: OparlArt, id: number | null) => (id === null ? undefined : objekt(art, id));
  const verweise = (art: OparlArt, ids: readonly number[]) => wennListe(ids.map((id) => objekt(art, id)));

  const eigenes: { [Tabelle in RatsTabelle]: (zeile: RatsObjekt<Tabelle>) => OparlFelder } = {
    rats_koerperschaften: ({ id, name, kurzname, ags, webseite, kontakt_name, kontakt_email }) => ({
      system: adressen.system,
      shortName: wenn(kurzname),
      name,
      website: webseite ?? seite('/'),
      license: LIZENZ,
      ags: wenn(ags),
      contactEmail: wenn(kontakt_email),
      contactName: wenn(kontakt_name),
      classification: 'Gemeinde',
      organization: liste('body', id, 'organization'),
      person: liste('body', id, 'person'),
      meeting: liste('body', id, 'meeting'),
      paper: liste('body', id, 'paper'),
      agendaItem: liste('body', id, 'agendaitem'),
      consultation: liste('body', id, 'consultation'),
      file: liste('body', id, 'file'),
      locationList: liste('body', id, 'location'),
      legislativeTermList: liste('body', id, 'legislativeterm'),
      membership: liste('body', id, 'membership'),
      web: seite(RATSINFO_PFAD),
    }),
    rats_wahlperioden: ({ koerperschaft_id, name, beginn, ende }) => ({
      body: objekt('body', koerperschaft_id),
      name,
      startDate: wenn(beginn),
      endDate: wenn(ende),
    }),
    rats_gremien: ({ id, koerperschaft_id, name, kurzname, art, beginn, ende, ueber_id }) => ({
      body: objekt('body', koerperschaft_id),
      name,
      shortName: wenn(kurzname),
      organizationType: art,
      startDate: wenn(beginn),
      endDate: wenn(ende),
      subOrganizationOf: verweis('organization', ueber_id),
      meeting: liste('organization', id, 'meeting'),
      consultation: liste('organization', id, 'consultation'),
      web: seite(bildeRatsPfad('gremien', id)),
    }),
    rats_personen: (person) => ({
      body: objekt('body', person.koerperschaft_id),
      name: person.name,
      familyName: wenn(person.nachname),
      givenName: wenn(person.vorname),
      formOfAddress: wenn(person.anrede),
      title: wennListe(person.titel),
      gender: wenn(person.geschlecht),
      email: person.email ? [person.email] : undefined,
      phone: person.telefon ? [person.telefon] : undefined,
      status: wennListe(person.status),
      web: seite(bildeRatsPfad('personen', person.id)),
    }),
    rats_mitgliedschaften: ({ person_id, gremium_id, funktion, stimmrecht, beginn, ende }) => ({
      person: objekt('person', person_id),
      organization: objekt('organization', gremium_id),
      role: wenn(funktion),
      votingRight: wenn(stimmrecht),
      startDate: wenn(beginn),
      endDate: wenn(ende),
    }),
    rats_sitzungen: ({ id, name, status, abgesagt, beginn, ende, gremien, teilnehmer }) => ({
      name,
      meetingState: wenn(status),
      cancelled: abgesagt,
      start: beginn ? formatZeit(beginn) : undefined,
      end: ende ? formatZeit(ende) : undefined,
      organization: verweise('organization', gremien),
      participant: verweise('person', teilnehmer),
      web: seite(bildeRatsPfad('sitzungen', id)),
    }),
    rats_tagesordnungspunkte: ({ sitzung_id, nummer, position, name, ergebnis, beschluss, abstimmung }) => ({
      meeting: objekt('meeting', sitzung_id),
      number: wenn(nummer),
      order: position,
      name,
      public: true,
      result: wenn(ergebnis),
      resolutionText: wenn(beschluss),
      // OParl has no word for it (docs/oparl.md).
      'gemeindewebsite:vote': abstimmung
        ? { yes: abstimmung.ja, no: abstimmung.nein, abstention: abstimmung.enthaltung }
        : undefined,
      web: seite(bildeRatsPfad('sitzungen', sitzung_id)),
    }),
    rats_vorlagen: (vorlage) => ({
      body: objekt('body', vorlage.koerperschaft_id),
      name: vorlage.name,
      reference: wenn(vorlage.aktenzeichen),
      date: wenn(vorlage.datum),
      paperType: wenn(vorlage.art),
      originatorPerson: verweise('person', vorlage.urheber_personen),
      originatorOrganization: verweise('organization', vorlage.urheber_gremien),
      underDirectionOf: verweise('organization', vorlage.federfuehrende),
      keyword: wennListe(vorlage.stichworte),
      web: seite(bildeRatsPfad('vorlagen', vorlage.id)),
    }),
    rats_beratungen: ({ vorlage_id, punkt_id, sitzung_id, gremien, federfuehrend, rolle }) => ({
      paper: objekt('paper', vorlage_id),
      agendaItem: verweis('agendaitem', punkt_id),
      meeting: verweis('meeting', sitzung_id),
      organization: verweise('organization', gremien),
      authoritative: federfuehrend,
      role: wenn(rolle),
    }),
    rats_dateien: ({ id, name, dateiname, mime, datum, text, adresse, sitzung_id, punkt_id, vorlage_id }) => ({
      name,
      fileName: dateiname,
      mimeType: mime,
      date: wenn(datum),
      text: wenn(text),
      accessUrl: adresse ?? adressen.datei(id, dateiname),
      downloadUrl: adresse ?? `${adressen.datei(id, dateiname)}?download=1`,
      meeting: sitzung_id === null ? undefined : [objekt('meeting', sitzung_id)],
      agendaItem: punkt_id === null ? undefined : [objekt('agendaitem', punkt_id)],
      paper: vorlage_id === null ? undefined : [objekt('paper', vorlage_id)],
    }),
    rats_orte: ({ beschreibung, raum, strasse, plz, ort, ortsteil, geojson }) => ({
      description: wenn(beschreibung),
      room: wenn(raum),
      streetAddress: wenn(strasse),
      postalCode: wenn(plz),
      locality: wenn(ort),
      subLocality: wenn(ortsteil),
      geojson: wenn(geojson),
    }),
  };

  return {
    /** The object without what OParl shows inside of it; of one that is gone, only that. */
    beschreibe(art: OparlArt, zeile: Kopfzeile): OparlObjekt {
      const { tabelle, typ } = OPARL_ARTEN[art];
      const kopf: OparlObjekt = {
        id: objekt(art, zeile.id),
        type: `https://schema.oparl.org/1.1/${typ}`,
        created: zeile.erstellt,
        modified: zeile.geaendert,
      };
      if (istWeg(zeile)) return { ...kopf, deleted: true };
      // A page has thousands of objects: spreading into a literal takes some 40 times as long.
      return Object.assign(kopf, (eigenes[tabelle] as (zeile: Kopfzeile) => OparlFelder)(zeile));
    },
  };
}
export type Beschreibung = ReturnType<typeof createBeschreibung>;

/** Whether a row is deleted, or was public and is not any more. */
export function istWeg(zeile: Kopfzeile): boolean {
  return zeile.geloescht || (zeile.depubliziert ?? false);
}
