import { AppError } from '@gm/shared/errors/app-error';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createCouncilStorage } from '../files/council-storage-repository.ts';
import { OPARL_KINDS } from '../oparl/oparl-kinds.ts';
import { buildFiles } from './build-files.ts';
import { buildCorporation, buildLocation, buildPerson, buildWahlperiode, WITHOUT_NAMES } from './build-import-lines.ts';
import { createCouncilImportRepository } from './council-import-repository.ts';
import { IMPORT_KINDS, type ImportKind, type ImportObject } from './oparl-objects.ts';
import { resolveReferences } from './resolve-references.ts';
import type { Split } from './split-objects.ts';

/** Stores a page of another system without touching unchanged objects. Use it inside one transaction. */
export async function writeImported(
  trx: DataSource,
  { objekte: objects, rollen: roles, orte: locations, papierorte: paperLocations }: Split,
  corporationAddress: string,
): Promise<void> {
  const storage = createCouncilStorage(trx);
  const import_ = createCouncilImportRepository(trx);
  const listLiving = <Kind extends ImportKind>(kind: Kind): ImportObject<Kind>[] =>
    [...objects[kind].values()].filter(({ deleted }) => !deleted);

  await storage.write('rats_koerperschaften', listLiving('body').map(buildCorporation), 'herkunft');
  const corporation = (await import_.findNummern('rats_koerperschaften', [corporationAddress])).get(corporationAddress);
  if (corporation === undefined)
    throw new AppError('inhalt_fehlerhaft', `The body ${corporationAddress} was not read.`);
  const basis = { koerperschaft_id: corporation };

  const points = listLiving('agendaitem');
  const papers = listLiving('paper');
  const beratungen = listLiving('consultation');
  const meetings = listLiving('meeting');
  const memberships = listLiving('membership');
  const gremien = listLiving('organization');
  const files = listLiving('file');
  const {
    ort: location,
    gremium,
    person,
    sitzung: meeting,
    vorlage: paper,
  } = await resolveReferences(trx, corporation, {
    orte: [...locations.values(), ...[...paperLocations.values()].flat()],
    gremien: [
      ...gremien.map(({ subOrganizationOf }) => subOrganizationOf),
      ...memberships.map(({ organization }) => organization),
      ...[...meetings, ...beratungen].flatMap(({ organization }) => organization),
      ...papers.flatMap(({ originatorOrganization, underDirectionOf }) => [
        ...originatorOrganization,
        ...underDirectionOf,
      ]),
    ],
    personen: [
      ...memberships.map((membership) => membership.person),
      ...meetings.flatMap(({ participant }) => participant),
      ...papers.flatMap(({ originatorPerson }) => originatorPerson),
    ],
    sitzungen: [
      ...[...points, ...beratungen].map(({ meeting }) => meeting),
      ...files.flatMap(({ meeting }) => meeting),
    ],
    vorlagen: [
      ...beratungen.map(({ paper }) => paper),
      ...papers.flatMap(({ relatedPaper }) => relatedPaper),
      ...files.flatMap(({ paper }) => paper),
    ],
  });

  await storage.write(
    'rats_wahlperioden',
    listLiving('legislativeterm').map((one) => ({ ...basis, ...buildWahlperiode(one) })),
    'herkunft',
  );
  await storage.write(
    'rats_orte',
    listLiving('location').map((one) => ({ ...basis, ...buildLocation(one) })),
    'herkunft',
  );
  await storage.write(
    'rats_gremien',
    gremien.map((one) => ({
      ...basis,
      herkunft: one.id,
      name: one.name ?? WITHOUT_NAMES,
      kurzname: one.shortName ?? null,
      art: one.organizationType ?? one.classification ?? 'Gremium',
      beschreibung: '',
      beginn: one.startDate ?? null,
      ende: one.endDate ?? null,
      ueber_id: gremium.eine(one.subOrganizationOf),
      ort_id: location.eine(locations.get(one.id)),
      sortierung: 0,
    })),
    'herkunft',
  );
  await storage.write(
    'rats_personen',
    listLiving('person').map((one) => ({ ...basis, ...buildPerson(one) })),
    'herkunft',
  );
  await storage.write(
    'rats_mitgliedschaften',
    memberships.flatMap((one) => {
      const person_id = person.eine(one.person);
      const gremium_id = gremium.eine(one.organization);
      if (person_id === null || gremium_id === null) return [];
      const time = { beginn: one.startDate ?? null, ende: one.endDate ?? null };
      const role = { funktion: one.role ?? null, stimmrecht: one.votingRight ?? null };
      return [{ ...basis, herkunft: one.id, person_id, gremium_id, ...role, ...time }];
    }),
    'herkunft',
  );
  await storage.write(
    'rats_sitzungen',
    meetings.map((one) => ({
      ...basis,
      herkunft: one.id,
      name: one.name ?? 'Sitzung',
      status: one.meetingState ?? null,
      abgesagt: one.cancelled ?? false,
      beginn: one.start ?? null,
      ende: one.end ?? null,
      ort_id: location.eine(locations.get(one.id)),
      gremien: gremium.listAll(one.organization),
      teilnehmer: person.listAll(one.participant),
    })),
    'herkunft',
  );
  await storage.write(
    'rats_tagesordnungspunkte',
    points.flatMap((point, index) => {
      const sitzung_id = meeting.eine(point.meeting);
      if (sitzung_id === null) return [];
      return [
        {
          ...basis,
          herkunft: point.id,
          oeffentlich: point.public !== false,
          sitzung_id,
          nummer: point.number ?? null,
          position: point.order ?? index + 1,
          name: point.name ?? WITHOUT_NAMES,
          ergebnis: point.result ?? null,
          beschluss: point.resolutionText ?? null,
          abstimmung: null,
        },
      ];
    }),
    'herkunft',
  );
  await storage.write(
    'rats_vorlagen',
    papers.map((one) => ({
      ...basis,
      herkunft: one.id,
      oeffentlich: true,
      name: one.name ?? WITHOUT_NAMES,
      aktenzeichen: one.reference ?? null,
      art: one.paperType ?? null,
      datum: one.date ?? null,
      federfuehrende: gremium.listAll(one.underDirectionOf),
      urheber_gremien: gremium.listAll(one.originatorOrganization),
      urheber_personen: person.listAll(one.originatorPerson),
      verwandte: paper.listAll(one.relatedPaper),
      orte: location.listAll(paperLocations.get(one.id) ?? []),
      stichworte: one.keyword,
    })),
    'herkunft',
  );
  const namedPoints = [
    ...beratungen.map(({ agendaItem }) => agendaItem),
    ...files.flatMap(({ agendaItem }) => agendaItem),
  ].filter((address) => address !== undefined);
  const pointNumbers = await import_.findNummern('rats_tagesordnungspunkte', namedPoints);
  await storage.write(
    'rats_beratungen',
    beratungen.flatMap((beratung) => {
      const vorlage_id = paper.eine(beratung.paper);
      if (vorlage_id === null) return [];
      return [
        {
          ...basis,
          herkunft: beratung.id,
          oeffentlich: true,
          vorlage_id,
          punkt_id: pointNumbers.get(beratung.agendaItem ?? '') ?? null,
          sitzung_id: meeting.eine(beratung.meeting),
          gremien: gremium.listAll(beratung.organization),
          federfuehrend: beratung.authoritative ?? false,
          rolle: beratung.role ?? null,
        },
      ];
    }),
    'herkunft',
  );
  await storage.write(
    'rats_dateien',
    buildFiles(files, await import_.readFiles(files.map(({ id }) => id)), {
      basis,
      rollen: roles,
      punktnummern: pointNumbers,
      sitzung: meeting.eine,
      vorlage: paper.eine,
    }),
    'herkunft',
  );

  for (const kind of IMPORT_KINDS) {
    const deleted = [...objects[kind].values()].filter(({ deleted }) => deleted).map(({ id }) => id);
    await import_.remove(OPARL_KINDS[kind].tabelle, deleted);
  }
  await import_.protect();
  await storage.finish();
}
