import type { Datenquelle } from '../../../kern/daten/database.ts';
import { OPARL_ARTEN } from '../oparl/oparl-arten.ts';
import { createRatsAblage } from '../rats-ablage-repository.ts';
import { buildFiles } from './build-files.ts';
import { buildKoerperschaft, buildOrt, buildPerson, buildWahlperiode, OHNE_NAMEN } from './build-importzeilen.ts';
import { IMPORTARTEN, type Importart, type Importobjekt } from './oparl-objekte.ts';
import { createRatsImportRepository } from './rats-import-repository.ts';
import { resolveReferences } from './resolve-references.ts';
import type { Zerlegt } from './split-objects.ts';

/**
 * Writes what a page of another system holds; an object that is the same already is not touched. Use it inside one
 * transaction.
 */
export async function writeImportiertes(
  trx: Datenquelle,
  { objekte, rollen, orte, papierorte }: Zerlegt,
  koerperschaftAdresse: string,
): Promise<void> {
  const ablage = createRatsAblage(trx);
  const import_ = createRatsImportRepository(trx);
  const lebende = <Art extends Importart>(art: Art): Importobjekt<Art>[] =>
    [...objekte[art].values()].filter(({ deleted }) => !deleted);

  await ablage.write('rats_koerperschaften', lebende('body').map(buildKoerperschaft), 'herkunft');
  const koerperschaft = (await import_.findNummern('rats_koerperschaften', [koerperschaftAdresse])).get(
    koerperschaftAdresse,
  );
  if (koerperschaft === undefined) throw new Error(`Die Körperschaft ${koerperschaftAdresse} wurde nicht gelesen.`);
  const basis = { koerperschaft_id: koerperschaft };

  const punkte = lebende('agendaitem');
  const vorlagen = lebende('paper');
  const beratungen = lebende('consultation');
  const sitzungen = lebende('meeting');
  const mitgliedschaften = lebende('membership');
  const gremien = lebende('organization');
  const dateien = lebende('file');
  const { ort, gremium, person, sitzung, vorlage } = await resolveReferences(trx, koerperschaft, {
    orte: [...orte.values(), ...[...papierorte.values()].flat()],
    gremien: [
      ...gremien.map(({ subOrganizationOf }) => subOrganizationOf),
      ...mitgliedschaften.map(({ organization }) => organization),
      ...[...sitzungen, ...beratungen].flatMap(({ organization }) => organization),
      ...vorlagen.flatMap(({ originatorOrganization, underDirectionOf }) => [
        ...originatorOrganization,
        ...underDirectionOf,
      ]),
    ],
    personen: [
      ...mitgliedschaften.map((mitgliedschaft) => mitgliedschaft.person),
      ...sitzungen.flatMap(({ participant }) => participant),
      ...vorlagen.flatMap(({ originatorPerson }) => originatorPerson),
    ],
    sitzungen: [
      ...[...punkte, ...beratungen].map(({ meeting }) => meeting),
      ...dateien.flatMap(({ meeting }) => meeting),
    ],
    vorlagen: [
      ...beratungen.map(({ paper }) => paper),
      ...vorlagen.flatMap(({ relatedPaper }) => relatedPaper),
      ...dateien.flatMap(({ paper }) => paper),
    ],
  });

  await ablage.write(
    'rats_wahlperioden',
    lebende('legislativeterm').map((eine) => ({ ...basis, ...buildWahlperiode(eine) })),
    'herkunft',
  );
  await ablage.write(
    'rats_orte',
    lebende('location').map((eines) => ({ ...basis, ...buildOrt(eines) })),
    'herkunft',
  );
  await ablage.write(
    'rats_gremien',
    gremien.map((eines) => ({
      ...basis,
      herkunft: eines.id,
      name: eines.name ?? OHNE_NAMEN,
      kurzname: eines.shortName ?? null,
      art: eines.organizationType ?? eines.classification ?? 'Gremium',
      beschreibung: '',
      beginn: eines.startDate ?? null,
      ende: eines.endDate ?? null,
      ueber_id: gremium.eine(eines.subOrganizationOf),
      ort_id: ort.eine(orte.get(eines.id)),
      sortierung: 0,
    })),
    'herkunft',
  );
  await ablage.write(
    'rats_personen',
    lebende('person').map((eine) => ({ ...basis, ...buildPerson(eine) })),
    'herkunft',
  );
  await ablage.write(
    'rats_mitgliedschaften',
    mitgliedschaften.flatMap((eine) => {
      const person_id = person.eine(eine.person);
      const gremium_id = gremium.eine(eine.organization);
      if (person_id === null || gremium_id === null) return [];
      const zeit = { beginn: eine.startDate ?? null, ende: eine.endDate ?? null };
      const rolle = { funktion: eine.role ?? null, stimmrecht: eine.votingRight ?? null };
      return [{ ...basis, herkunft: eine.id, person_id, gremium_id, ...rolle, ...zeit }];
    }),
    'herkunft',
  );
  await ablage.write(
    'rats_sitzungen',
    sitzungen.map((eine) => ({
      ...basis,
      herkunft: eine.id,
      name: eine.name ?? 'Sitzung',
      status: eine.meetingState ?? null,
      abgesagt: eine.cancelled ?? false,
      beginn: eine.start ?? null,
      ende: eine.end ?? null,
      ort_id: ort.eine(orte.get(eine.id)),
      gremien: gremium.listAll(eine.organization),
      teilnehmer: person.listAll(eine.participant),
    })),
    'herkunft',
  );
  await ablage.write(
    'rats_tagesordnungspunkte',
    punkte.flatMap((punkt, index) => {
      const sitzung_id = sitzung.eine(punkt.meeting);
      if (sitzung_id === null) return [];
      return [
        {
          ...basis,
          herkunft: punkt.id,
          oeffentlich: punkt.public !== false,
          sitzung_id,
          nummer: punkt.number ?? null,
          position: punkt.order ?? index + 1,
          name: punkt.name ?? OHNE_NAMEN,
          ergebnis: punkt.result ?? null,
          beschluss: punkt.resolutionText ?? null,
          abstimmung: null,
        },
      ];
    }),
    'herkunft',
  );
  await ablage.write(
    'rats_vorlagen',
    vorlagen.map((eine) => ({
      ...basis,
      herkunft: eine.id,
      oeffentlich: true,
      name: eine.name ?? OHNE_NAMEN,
      aktenzeichen: eine.reference ?? null,
      art: eine.paperType ?? null,
      datum: eine.date ?? null,
      federfuehrende: gremium.listAll(eine.underDirectionOf),
      urheber_gremien: gremium.listAll(eine.originatorOrganization),
      urheber_personen: person.listAll(eine.originatorPerson),
      verwandte: vorlage.listAll(eine.relatedPaper),
      orte: ort.listAll(papierorte.get(eine.id) ?? []),
      stichworte: eine.keyword,
    })),
    'herkunft',
  );
  const genanntePunkte = [
    ...beratungen.map(({ agendaItem }) => agendaItem),
    ...dateien.flatMap(({ agendaItem }) => agendaItem),
  ].filter((adresse) => adresse !== undefined);
  const punktnummern = await import_.findNummern('rats_tagesordnungspunkte', genanntePunkte);
  await ablage.write(
    'rats_beratungen',
    beratungen.flatMap((beratung) => {
      const vorlage_id = vorlage.eine(beratung.paper);
      if (vorlage_id === null) return [];
      return [
        {
          ...basis,
          herkunft: beratung.id,
          oeffentlich: true,
          vorlage_id,
          punkt_id: punktnummern.get(beratung.agendaItem ?? '') ?? null,
          sitzung_id: sitzung.eine(beratung.meeting),
          gremien: gremium.listAll(beratung.organization),
          federfuehrend: beratung.authoritative ?? false,
          rolle: beratung.role ?? null,
        },
      ];
    }),
    'herkunft',
  );
  await ablage.write(
    'rats_dateien',
    buildFiles(dateien, await import_.readFiles(dateien.map(({ id }) => id)), {
      basis,
      rollen,
      punktnummern,
      sitzung: sitzung.eine,
      vorlage: vorlage.eine,
    }),
    'herkunft',
  );

  for (const art of IMPORTARTEN) {
    const geloeschte = [...objekte[art].values()].filter(({ deleted }) => deleted).map(({ id }) => id);
    await import_.remove(OPARL_ARTEN[art].tabelle, geloeschte);
  }
  await import_.protect();
  await ablage.finish();
}
