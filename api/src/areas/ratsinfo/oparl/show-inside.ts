import { type Description, isGone, type OparlFields, type OparlObject } from './describe-object.ts';
import type { OparlAddresses } from './oparl-addresses.ts';
import type { OparlKind } from './oparl-kinds.ts';
import type { CouncilObject, CouncilPart, HeadLine, OparlRepository } from './oparl-repository.ts';

export interface InsideOptions {
  /** `omit_internal`: omits the lists defined by OParl (2.5). */
  ohneListen: boolean;
}

type FileLine = CouncilPart<'rats_dateien'>;
type Parts = Map<number, OparlFields>;

/** Groups rows by the id in a column. */
function sort<Line>(lines: readonly Line[], num: (line: Line) => number | null): Map<number, Line[]> {
  const groups = new Map<number, Line[]>();
  for (const line of lines) {
    const id = num(line);
    if (id === null) continue;
    const group = groups.get(id);
    if (group) group.push(line);
    else groups.set(id, [line]);
  }
  return groups;
}

const getIds = (lines: readonly { id: number }[]) => lines.map(({ id }) => id);

/** Adds embedded objects for a whole page with few queries. */
export function createInsideView(
  repository: OparlRepository,
  { describe }: Description,
  { objekt: entity }: OparlAddresses,
) {
  /** Files by role; lists of files only if requested. */
  function showAllFiles(files: readonly FileLine[] = [], { ohneListen: withoutLists }: InsideOptions): OparlFields {
    const fields: OparlFields = {};
    for (const file of files) {
      if (file.rolle !== 'auxiliaryFile') fields[file.rolle] ??= describe('file', file);
    }
    const further = withoutLists ? [] : files.filter(({ rolle: role }) => role === 'auxiliaryFile');
    if (further.length > 0) fields.auxiliaryFile = further.map((file) => describe('file', file));
    return fields;
  }
  async function findLocations(ids: readonly (number | null)[]) {
    const locations = await repository.listParts('rats_orte', 'id', [...new Set(ids.filter((id) => id !== null))]);
    const afterId = new Map(locations.map((location) => [location.id, describe('location', location)]));
    return (id: number | null) => (id === null ? undefined : afterId.get(id));
  }

  async function showPoints(
    points: readonly CouncilObject<'rats_tagesordnungspunkte'>[],
    options: InsideOptions,
  ): Promise<Parts> {
    const ids = getIds(points);
    const [files, beratungen] = await Promise.all([
      repository.listParts('rats_dateien', 'punkt_id', ids),
      repository.listNumbers('rats_beratungen', 'punkt_id', ids),
    ]);
    const filesPer = sort(files, ({ punkt_id }) => punkt_id);
    const beratungenPer = sort(beratungen, ({ punkt_id }) => punkt_id);
    return new Map(
      ids.map((id) => {
        const [beratung] = beratungenPer.get(id) ?? [];
        const consultation = beratung && entity('consultation', beratung.id);
        return [id, { consultation, ...showAllFiles(filesPer.get(id), options) }];
      }),
    );
  }

  async function showMeetings(meetings: readonly CouncilObject<'rats_sitzungen'>[], options: InsideOptions) {
    const ids = getIds(meetings);
    const [files, points, findLocation] = await Promise.all([
      repository.listParts('rats_dateien', 'sitzung_id', ids),
      options.ohneListen ? [] : repository.listParts('rats_tagesordnungspunkte', 'sitzung_id', ids),
      findLocations(meetings.map(({ ort_id }) => ort_id)),
    ]);
    const inside = await showPoints(points, options);
    const filesPer = sort(files, ({ sitzung_id }) => sitzung_id);
    const pointsPer = sort(points, ({ sitzung_id }) => sitzung_id);
    return new Map(
      meetings.map(({ id, ort_id }) => {
        const agendaItem = pointsPer
          .get(id)
          ?.map((point) => Object.assign(describe('agendaitem', point), inside.get(point.id)));
        return [id, { location: findLocation(ort_id), ...showAllFiles(filesPer.get(id), options), agendaItem }];
      }),
    );
  }

  async function showPapers(papers: readonly CouncilObject<'rats_vorlagen'>[], options: InsideOptions) {
    const ids = getIds(papers);
    const named = [...new Set(papers.flatMap(({ verwandte: related }) => related))];
    const [files, beratungen, related, findLocation] = await Promise.all([
      repository.listParts('rats_dateien', 'vorlage_id', ids),
      repository.listParts('rats_beratungen', 'vorlage_id', ids),
      repository.listNumbers('rats_vorlagen', 'id', named),
      findLocations(options.ohneListen ? [] : papers.flatMap(({ orte: locations }) => locations)),
    ]);
    const filesPer = sort(files, ({ vorlage_id }) => vorlage_id);
    const beratungenPer = sort(beratungen, ({ vorlage_id }) => vorlage_id);
    const publicOnes = new Set(getIds(related));
    return new Map(
      papers.map((paper) => {
        const other = paper.verwandte.filter((id) => publicOnes.has(id));
        const locations = paper.orte.flatMap((id) => findLocation(id) ?? []);
        const parts = {
          relatedPaper: other.length > 0 ? other.map((id) => entity('paper', id)) : undefined,
          ...showAllFiles(filesPer.get(paper.id), options),
          location: locations.length > 0 ? locations : undefined,
          consultation: beratungenPer.get(paper.id)?.map((beratung) => describe('consultation', beratung)),
        };
        return [paper.id, parts];
      }),
    );
  }

  async function showPersons(
    persons: readonly CouncilObject<'rats_personen'>[],
    { ohneListen: withoutLists }: InsideOptions,
  ) {
    const ids = withoutLists ? [] : getIds(persons);
    const all = sort(
      await repository.listParts('rats_mitgliedschaften', 'person_id', ids),
      ({ person_id }) => person_id,
    );
    return new Map(ids.map((id) => [id, { membership: all.get(id)?.map((one) => describe('membership', one)) }]));
  }

  async function showGremien(gremien: readonly CouncilObject<'rats_gremien'>[]) {
    const ids = getIds(gremien);
    const [memberships, findLocation] = await Promise.all([
      repository.listNumbers('rats_mitgliedschaften', 'gremium_id', ids),
      findLocations(gremien.map(({ ort_id }) => ort_id)),
    ]);
    const all = sort(memberships, ({ gremium_id }) => gremium_id);
    return new Map(
      gremien.map(({ id, ort_id }) => {
        const membership = all.get(id)?.map((one) => entity('membership', one.id));
        return [id, { membership, location: findLocation(ort_id) }];
      }),
    );
  }

  async function showCorporations(lines: readonly CouncilObject<'rats_koerperschaften'>[], options: InsideOptions) {
    const ids = getIds(lines);
    const [periods, gremien] = await Promise.all([
      options.ohneListen ? [] : repository.listParts('rats_wahlperioden', 'koerperschaft_id', ids),
      repository.listNumbers('rats_gremien', 'koerperschaft_id', ids),
    ]);
    const periodsPer = sort(periods, ({ koerperschaft_id }) => koerperschaft_id);
    const gremienPer = sort(gremien, ({ koerperschaft_id }) => koerperschaft_id);
    return new Map(
      ids.map((id) => {
        const [council] = gremienPer.get(id) ?? [];
        const legislativeTerm = (periodsPer.get(id) ?? []).map((period) => describe('legislativeterm', period));
        const parts = { mainOrganization: council && entity('organization', council.id) };
        return [id, options.ohneListen ? parts : { legislativeTerm, ...parts }];
      }),
    );
  }

  const views: {
    [Kind in OparlKind]?: (lines: never[], options: InsideOptions) => Promise<Parts>;
  } = {
    body: showCorporations,
    organization: showGremien,
    person: showPersons,
    meeting: showMeetings,
    agendaitem: showPoints,
    paper: showPapers,
  };

  return {
    /** Complete objects of rows of one kind. */
    async show(kind: OparlKind, lines: readonly HeadLine[], options: InsideOptions): Promise<OparlObject[]> {
      const existing = lines.filter((line) => !isGone(line));
      const inside = await views[kind]?.(existing as never[], options);
      return lines.map((line) => Object.assign(describe(kind, line), inside?.get(line.id)));
    },
  };
}
