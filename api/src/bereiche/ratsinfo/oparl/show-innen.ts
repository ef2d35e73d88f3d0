import { type Beschreibung, isGone, type OparlFelder, type OparlObjekt } from './describe-objekt.ts';
import type { OparlAdressen } from './oparl-adressen.ts';
import type { OparlArt } from './oparl-arten.ts';
import type { Kopfzeile, OparlRepository, RatsObjekt, RatsTeil } from './oparl-repository.ts';

export interface InnenOptions {
  /** `omit_internal`: leaves out the lists that OParl names (2.5). */
  ohneListen: boolean;
}

type DateiZeile = RatsTeil<'rats_dateien'>;
type Teile = Map<number, OparlFelder>;

/** Groups rows by the number in a column. */
function sort<Zeile>(zeilen: readonly Zeile[], nummer: (zeile: Zeile) => number | null): Map<number, Zeile[]> {
  const gruppen = new Map<number, Zeile[]>();
  for (const zeile of zeilen) {
    const id = nummer(zeile);
    if (id === null) continue;
    const gruppe = gruppen.get(id);
    if (gruppe) gruppe.push(zeile);
    else gruppen.set(id, [zeile]);
  }
  return gruppen;
}

const getIds = (zeilen: readonly { id: number }[]) => zeilen.map(({ id }) => id);

/** Adds what OParl shows inside of objects, for a whole page of them with a few questions. */
export function createInnenansicht(repository: OparlRepository, { describe }: Beschreibung, { objekt }: OparlAdressen) {
  /** Files by what they are; lists of them only where they are wanted. */
  function showAllFiles(dateien: readonly DateiZeile[] = [], { ohneListen }: InnenOptions): OparlFelder {
    const felder: OparlFelder = {};
    for (const datei of dateien) {
      if (datei.rolle !== 'auxiliaryFile') felder[datei.rolle] ??= describe('file', datei);
    }
    const weitere = ohneListen ? [] : dateien.filter(({ rolle }) => rolle === 'auxiliaryFile');
    if (weitere.length > 0) felder.auxiliaryFile = weitere.map((datei) => describe('file', datei));
    return felder;
  }
  async function findOrte(ids: readonly (number | null)[]) {
    const orte = await repository.listParts('rats_orte', 'id', [...new Set(ids.filter((id) => id !== null))]);
    const nachId = new Map(orte.map((ort) => [ort.id, describe('location', ort)]));
    return (id: number | null) => (id === null ? undefined : nachId.get(id));
  }

  async function showPunkte(
    punkte: readonly RatsObjekt<'rats_tagesordnungspunkte'>[],
    options: InnenOptions,
  ): Promise<Teile> {
    const ids = getIds(punkte);
    const [dateien, beratungen] = await Promise.all([
      repository.listParts('rats_dateien', 'punkt_id', ids),
      repository.listNumbers('rats_beratungen', 'punkt_id', ids),
    ]);
    const dateienJe = sort(dateien, ({ punkt_id }) => punkt_id);
    const beratungenJe = sort(beratungen, ({ punkt_id }) => punkt_id);
    return new Map(
      ids.map((id) => {
        const [beratung] = beratungenJe.get(id) ?? [];
        const consultation = beratung && objekt('consultation', beratung.id);
        return [id, { consultation, ...showAllFiles(dateienJe.get(id), options) }];
      }),
    );
  }

  async function showSitzungen(sitzungen: readonly RatsObjekt<'rats_sitzungen'>[], options: InnenOptions) {
    const ids = getIds(sitzungen);
    const [dateien, punkte, findOrt] = await Promise.all([
      repository.listParts('rats_dateien', 'sitzung_id', ids),
      options.ohneListen ? [] : repository.listParts('rats_tagesordnungspunkte', 'sitzung_id', ids),
      findOrte(sitzungen.map(({ ort_id }) => ort_id)),
    ]);
    const innen = await showPunkte(punkte, options);
    const dateienJe = sort(dateien, ({ sitzung_id }) => sitzung_id);
    const punkteJe = sort(punkte, ({ sitzung_id }) => sitzung_id);
    return new Map(
      sitzungen.map(({ id, ort_id }) => {
        const agendaItem = punkteJe
          .get(id)
          ?.map((punkt) => Object.assign(describe('agendaitem', punkt), innen.get(punkt.id)));
        return [id, { location: findOrt(ort_id), ...showAllFiles(dateienJe.get(id), options), agendaItem }];
      }),
    );
  }

  async function showVorlagen(vorlagen: readonly RatsObjekt<'rats_vorlagen'>[], options: InnenOptions) {
    const ids = getIds(vorlagen);
    const genannte = [...new Set(vorlagen.flatMap(({ verwandte }) => verwandte))];
    const [dateien, beratungen, verwandte, findOrt] = await Promise.all([
      repository.listParts('rats_dateien', 'vorlage_id', ids),
      repository.listParts('rats_beratungen', 'vorlage_id', ids),
      repository.listNumbers('rats_vorlagen', 'id', genannte),
      findOrte(options.ohneListen ? [] : vorlagen.flatMap(({ orte }) => orte)),
    ]);
    const dateienJe = sort(dateien, ({ vorlage_id }) => vorlage_id);
    const beratungenJe = sort(beratungen, ({ vorlage_id }) => vorlage_id);
    const oeffentliche = new Set(getIds(verwandte));
    return new Map(
      vorlagen.map((vorlage) => {
        const andere = vorlage.verwandte.filter((id) => oeffentliche.has(id));
        const orte = vorlage.orte.flatMap((id) => findOrt(id) ?? []);
        const teile = {
          relatedPaper: andere.length > 0 ? andere.map((id) => objekt('paper', id)) : undefined,
          ...showAllFiles(dateienJe.get(vorlage.id), options),
          location: orte.length > 0 ? orte : undefined,
          consultation: beratungenJe.get(vorlage.id)?.map((beratung) => describe('consultation', beratung)),
        };
        return [vorlage.id, teile];
      }),
    );
  }

  async function showPersonen(personen: readonly RatsObjekt<'rats_personen'>[], { ohneListen }: InnenOptions) {
    const ids = ohneListen ? [] : getIds(personen);
    const alle = sort(
      await repository.listParts('rats_mitgliedschaften', 'person_id', ids),
      ({ person_id }) => person_id,
    );
    return new Map(ids.map((id) => [id, { membership: alle.get(id)?.map((eine) => describe('membership', eine)) }]));
  }

  async function showGremien(gremien: readonly RatsObjekt<'rats_gremien'>[]) {
    const ids = getIds(gremien);
    const [mitgliedschaften, findOrt] = await Promise.all([
      repository.listNumbers('rats_mitgliedschaften', 'gremium_id', ids),
      findOrte(gremien.map(({ ort_id }) => ort_id)),
    ]);
    const alle = sort(mitgliedschaften, ({ gremium_id }) => gremium_id);
    return new Map(
      gremien.map(({ id, ort_id }) => {
        const membership = alle.get(id)?.map((eine) => objekt('membership', eine.id));
        return [id, { membership, location: findOrt(ort_id) }];
      }),
    );
  }

  async function showKoerperschaften(zeilen: readonly RatsObjekt<'rats_koerperschaften'>[], options: InnenOptions) {
    const ids = getIds(zeilen);
    const [perioden, gremien] = await Promise.all([
      options.ohneListen ? [] : repository.listParts('rats_wahlperioden', 'koerperschaft_id', ids),
      repository.listNumbers('rats_gremien', 'koerperschaft_id', ids),
    ]);
    const periodenJe = sort(perioden, ({ koerperschaft_id }) => koerperschaft_id);
    const gremienJe = sort(gremien, ({ koerperschaft_id }) => koerperschaft_id);
    return new Map(
      ids.map((id) => {
        const [rat] = gremienJe.get(id) ?? [];
        const legislativeTerm = (periodenJe.get(id) ?? []).map((periode) => describe('legislativeterm', periode));
        const teile = { mainOrganization: rat && objekt('organization', rat.id) };
        return [id, options.ohneListen ? teile : { legislativeTerm, ...teile }];
      }),
    );
  }

  const ansichten: {
    [Art in OparlArt]?: (zeilen: never[], options: InnenOptions) => Promise<Teile>;
  } = {
    body: showKoerperschaften,
    organization: showGremien,
    person: showPersonen,
    meeting: showSitzungen,
    agendaitem: showPunkte,
    paper: showVorlagen,
  };

  return {
    /** The objects of rows of one kind, whole. */
    async show(art: OparlArt, zeilen: readonly Kopfzeile[], options: InnenOptions): Promise<OparlObjekt[]> {
      const vorhandene = zeilen.filter((zeile) => !isGone(zeile));
      const innen = await ansichten[art]?.(vorhandene as never[], options);
      return zeilen.map((zeile) => Object.assign(describe(art, zeile), innen?.get(zeile.id)));
    },
  };
}
