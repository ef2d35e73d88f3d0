import type { CouncilTable } from '../files/council-storage-repository.ts';
import { buildCouncilPath, RATSINFO_PATH } from '../ratsinfo-path.ts';
import type { OparlAddresses } from './oparl-addresses.ts';
import { OPARL_KINDS, type OparlKind } from './oparl-kinds.ts';
import type { CouncilObject, HeadLine } from './oparl-repository.ts';

/** OParl properties; undefined ones are omitted. */
export type OparlFields = Record<string, unknown>;
/** An OParl object as sent. */
export interface OparlObject extends OparlFields {
  id: string;
  type: string;
}

/** Whole seconds with an offset, as OParl requires. */
export const formatTime = (time: Date) => `${time.toISOString().slice(0, 19)}+00:00`;

/** Licence of all data: Datenlizenz Deutschland – Zero. */
export const LICENCE = 'https://www.govdata.de/dl-de/zero-2-0';

/** OParl advises against null and empty lists. */
const when = <Value>(value: Value | null | undefined): Value | undefined =>
  value === null || value === '' ? undefined : value;
const whenList = <Value>(list: readonly Value[]) => (list.length > 0 ? list : undefined);

/** Converts single rows, with references to others. Embedded objects are added by `show-inside.ts`. */
export function createDescription(addresses: OparlAddresses) {
  const { objekt: entity, list, seite: page } = addresses;
  const crossReference = (kind: OparlKind, id: number | null) => (id === null ? undefined : entity(kind, id));
  const refer = (kind: OparlKind, ids: readonly number[]) => whenList(ids.map((id) => entity(kind, id)));

  const own: { [DataTable in CouncilTable]: (line: CouncilObject<DataTable>) => OparlFields } = {
    rats_koerperschaften: ({ id, name, kurzname: shortName, ags, webseite: website, kontakt_name, kontakt_email }) => ({
      system: addresses.system,
      shortName: when(shortName),
      name,
      website: website ?? page('/'),
      license: LICENCE,
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
      web: page(RATSINFO_PATH),
    }),
    rats_wahlperioden: ({ koerperschaft_id, name, beginn: start, ende: end }) => ({
      body: entity('body', koerperschaft_id),
      name,
      startDate: when(start),
      endDate: when(end),
    }),
    rats_gremien: ({
      id,
      koerperschaft_id,
      name,
      kurzname: shortName,
      art: kind,
      beginn: start,
      ende: end,
      ueber_id,
    }) => ({
      body: entity('body', koerperschaft_id),
      name,
      shortName: when(shortName),
      organizationType: kind,
      startDate: when(start),
      endDate: when(end),
      subOrganizationOf: crossReference('organization', ueber_id),
      meeting: list('organization', id, 'meeting'),
      consultation: list('organization', id, 'consultation'),
      web: page(buildCouncilPath('gremien', id)),
    }),
    rats_personen: (person) => ({
      body: entity('body', person.koerperschaft_id),
      name: person.name,
      familyName: when(person.nachname),
      givenName: when(person.vorname),
      formOfAddress: when(person.anrede),
      title: whenList(person.titel),
      gender: when(person.geschlecht),
      email: person.email ? [person.email] : undefined,
      phone: person.telefon ? [person.telefon] : undefined,
      status: whenList(person.status),
      web: page(buildCouncilPath('personen', person.id)),
    }),
    rats_mitgliedschaften: ({ person_id, gremium_id, funktion: role, stimmrecht, beginn: start, ende: end }) => ({
      person: entity('person', person_id),
      organization: entity('organization', gremium_id),
      role: when(role),
      votingRight: when(stimmrecht),
      startDate: when(start),
      endDate: when(end),
    }),
    rats_sitzungen: ({
      id,
      name,
      status,
      abgesagt: calledOff,
      beginn: start,
      ende: end,
      gremien,
      teilnehmer: participants,
    }) => ({
      name,
      meetingState: when(status),
      cancelled: calledOff,
      start: start ? formatTime(start) : undefined,
      end: end ? formatTime(end) : undefined,
      organization: refer('organization', gremien),
      participant: refer('person', participants),
      web: page(buildCouncilPath('sitzungen', id)),
    }),
    rats_tagesordnungspunkte: ({
      sitzung_id,
      nummer: num,
      position,
      name,
      ergebnis: result,
      beschluss,
      abstimmung: vote,
    }) => ({
      meeting: entity('meeting', sitzung_id),
      number: when(num),
      order: position,
      name,
      public: true,
      result: when(result),
      resolutionText: when(beschluss),
      // Vendor property, as OParl has none for votes (docs/oparl.md).
      'gemeindewebsite:vote': vote ? { yes: vote.ja, no: vote.nein, abstention: vote.enthaltung } : undefined,
      web: page(buildCouncilPath('sitzungen', sitzung_id)),
    }),
    rats_vorlagen: (paper) => ({
      body: entity('body', paper.koerperschaft_id),
      name: paper.name,
      reference: when(paper.aktenzeichen),
      date: when(paper.datum),
      paperType: when(paper.art),
      originatorPerson: refer('person', paper.urheber_personen),
      originatorOrganization: refer('organization', paper.urheber_gremien),
      underDirectionOf: refer('organization', paper.federfuehrende),
      keyword: whenList(paper.stichworte),
      web: page(buildCouncilPath('vorlagen', paper.id)),
    }),
    rats_beratungen: ({ vorlage_id, punkt_id, sitzung_id, gremien, federfuehrend, rolle: role }) => ({
      paper: entity('paper', vorlage_id),
      agendaItem: crossReference('agendaitem', punkt_id),
      meeting: crossReference('meeting', sitzung_id),
      organization: refer('organization', gremien),
      authoritative: federfuehrend,
      role: when(role),
    }),
    rats_dateien: ({
      id,
      name,
      dateiname: fileName,
      mime,
      datum: date,
      text,
      adresse: address,
      sitzung_id,
      punkt_id,
      vorlage_id,
    }) => ({
      name,
      fileName,
      mimeType: mime,
      date: when(date),
      text: when(text),
      accessUrl: address ?? addresses.datei(id, fileName),
      downloadUrl: address ?? `${addresses.datei(id, fileName)}?download=1`,
      meeting: sitzung_id === null ? undefined : [entity('meeting', sitzung_id)],
      agendaItem: punkt_id === null ? undefined : [entity('agendaitem', punkt_id)],
      paper: vorlage_id === null ? undefined : [entity('paper', vorlage_id)],
    }),
    rats_orte: ({
      beschreibung: description,
      raum: room,
      strasse: street,
      plz: postcode,
      ort: location,
      ortsteil,
      geojson,
    }) => ({
      description: when(description),
      room: when(room),
      streetAddress: when(street),
      postalCode: when(postcode),
      locality: when(location),
      subLocality: when(ortsteil),
      geojson: when(geojson),
    }),
  };

  return {
    /** The object without embedded objects; for a removed one only the head. */
    describe(kind: OparlKind, line: HeadLine): OparlObject {
      const { tabelle: table, typ: type } = OPARL_KINDS[kind];
      const head: OparlObject = {
        id: entity(kind, line.id),
        type: `https://schema.oparl.org/1.1/${type}`,
        created: line.erstellt,
        modified: line.geaendert,
      };
      if (isGone(line)) return { ...head, deleted: true };
      // A page has thousands of objects; spreading into a literal is about 40 times slower.
      return Object.assign(head, (own[table] as (line: HeadLine) => OparlFields)(line));
    },
  };
}
export type Description = ReturnType<typeof createDescription>;

/** Whether a row is deleted or no longer public. */
export function isGone(line: HeadLine): boolean {
  return line.geloescht || (line.depubliziert ?? false);
}
