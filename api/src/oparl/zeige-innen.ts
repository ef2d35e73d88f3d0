import type { Kopfzeile, OparlRepository, RatsObjekt, RatsTeil } from '../daten/oparl-repository.ts';
import { type Beschreibung, istWeg, type OparlFelder, type OparlObjekt } from './beschreibe-objekt.ts';
import type { OparlAdressen } from './oparl-adressen.ts';
import type { OparlArt } from './oparl-arten.ts';

export interface InnenOptions {
  /** `omit_internal`: leaves out the lists that OParl names (2.5). */
  ohneListen: boolean;
}

type DateiZeile = RatsTeil<'rats_dateien'>;
type Teile = Map<number, OparlFelder>;

/** Groups rows by the number in a column. */
function ordne<Zeile>(zeilen: readonly Zeile[], nummer: (zeile: Zeile) => number | null): Map<number, Zeile[]> {
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

const nenneIds = (zeilen: readonly { id: number }[]) => zeilen.map(({ id }) => id);

/** Adds what OParl shows inside of objects, for a whole page of them with a few questions. */
export function createInnenansicht(
  repository: OparlRepository,
  { beschreibe }: Beschreibung,
  { objekt }: OparlAdressen,
) {
  /** Files by what they are; lists of them only where they are wanted. */
  function zeigeAlleDateien(dateien: readonly DateiZeile[] = [], { ohneListen }: InnenOptions): OparlFelder {
    const felder: OparlFelder = {};
    for (const datei of dateien) {
      if (datei.rolle !== 'auxiliaryFile') felder[datei.rolle] ??= beschreibe('file', datei);
    }
    const weitere = ohneListen ? [] : dateien.filter(({ rolle }) => rolle === 'auxiliaryFile');
    if (weitere.length > 0) felder.auxiliaryFile = weitere.map((datei) => beschreibe('file', datei));
    return felder;
  }
  async function findeOrte(ids: readonly (number | null)[]) {
    const orte = await repository.listeTeile('rats_orte', 'id', [...new Set(ids.filter((id) => id !== null))]);
    const nachId = new Map(orte.map((ort) => [ort.id, beschreibe('location', ort)]));
    return (id: number | null) => (id === null ? undefined : nachId.get(id));
  }

  async function zeigePunkte(
    punkte: readonly RatsObjekt<'rats_tagesordnungspunkte'>[],
    options: InnenOptions,
  ): Promise<Teile> {
    const ids = nenneIds(punkte);
    const [dateien, beratungen] = await Promise.all([
      repository.listeTeile('rats_dateien', 'punkt_id', ids),
      repository.listeNummern('rats_beratungen', 'punkt_id', ids),
    ]);
    const dateienJe = ordne(dateien, ({ punkt_id }) => punkt_id);
    const beratungenJe = ordne(beratungen, ({ punkt_id }) => punkt_id);
    return new Map(
      ids.map((id) => {
        const [beratung] = beratungenJe.get(id) ?? [];
        const consultation = beratung && objekt('consultation', beratung.id);
        return [id, { consultation, ...zeigeAlleDateien(dateienJe.get(id), options) }];
      }),
    );
  }

  async function zeigeSitzungen(sitzungen: readonly RatsObjekt<'rats_sitzungen'>[], options: InnenOptions) {
    const ids = nenneIds(sitzungen);
    const [dateien, punkte, findeOrt] = await Promise.all([
      repository.listeTeile('rats_dateien', 'sitzung_id', ids),
      options.ohneListen ? [] : repository.listeTeile('rats_tagesordnungspunkte', 'sitzung_id', ids),
      findeOrte(sitzungen.map(({ ort_id }) => ort_id)),
    ]);
    const innen = await zeigePunkte(punkte, options);
    const dateienJe = ordne(dateien, ({ sitzung_id }) => sitzung_id);
    const punkteJe = ordne(punkte, ({ sitzung_id }) => sitzung_id);
    return new Map(
      sitzungen.map(({ id, ort_id }) => {
        const agendaItem = punkteJe
          .get(id)
          ?.map((punkt) => Object.assign(beschreibe('agendaitem', punkt), innen.get(punkt.id)));
        return [id, { location: findeOrt(ort_id), ...zeigeAlleDateien(dateienJe.get(id), options), agendaItem }];
      }),
    );
  }

  async function zeigeVorlagen(vorlagen: readonly RatsObjekt<'rats_vorlagen'>[], options: InnenOptions) {
    const ids = nenneIds(vorlagen);
    const genannte = [...new Set(vorlagen.flatMap(({ verwandte }) => verwandte))];
    const [dateien, beratungen, verwandte, findeOrt] = await Promise.all([
      repository.listeTeile('rats_dateien', 'vorlage_id', ids),
      repository.listeTeile('rats_beratungen', 'vorlage_id', ids),
      repository.listeNummern('rats_vorlagen', 'id', genannte),
      findeOrte(options.ohneListen ? [] : vorlagen.flatMap(({ orte }) => orte)),
    ]);
    const dateienJe = ordne(dateien, ({ vorlage_id }) => vorlage_id);
    const beratungenJe = ordne(beratungen, ({ vorlage_id }) => vorlage_id);
    const oeffentliche = new Set(nenneIds(verwandte));
    return new Map(
      vorlagen.map((vorlage) => {
        const andere = vorlage.verwandte.filter((id) => oeffentliche.has(id));
        const orte = vorlage.orte.flatMap((id) => findeOrt(id) ?? []);
        const teile = {
          relatedPaper: andere.length > 0 ? andere.map((id) => objekt('paper', id)) : undefined,
          ...zeigeAlleDateien(dateienJe.get(vorlage.id), options),
          location: orte.length > 0 ? orte : undefined,
          consultation: beratungenJe.get(vorlage.id)?.map((beratung) => beschreibe('consultation', beratung)),
        };
        return [vorlage.id, teile];
      }),
    );
  }

  async function zeigePersonen(personen: readonly RatsObjekt<'rats_personen'>[], { ohneListen }: InnenOptions) {
    const ids = ohneListen ? [] : nenneIds(personen);
    const alle = ordne(
      await repository.listeTeile('rats_mitgliedschaften', 'person_id', ids),
      ({ person_id }) => person_id,
    );
    return new Map(ids.map((id) => [id, { membership: alle.get(id)?.map((eine) => beschreibe('membership', eine)) }]));
  }

  async function zeigeGremien(gremien: readonly RatsObjekt<'rats_gremien'>[]) {
    const ids = nenneIds(gremien);
    const [mitgliedschaften, findeOrt] = await Promise.all([
      repository.listeNummern('rats_mitgliedschaften', 'gremium_id', ids),
      findeOrte(gremien.map(({ ort_id }) => ort_id)),
    ]);
    const alle = ordne(mitgliedschaften, ({ gremium_id }) => gremium_id);
    return new Map(
      gremien.map(({ id, ort_id }) => {
        const membership = alle.get(id)?.map((eine) => objekt('membership', eine.id));
        return [id, { membership, location: findeOrt(ort_id) }];
      }),
    );
  }

  async function zeigeKoerperschaften(zeilen: readonly RatsObjekt<'rats_koerperschaften'>[], options: InnenOptions) {
    const ids = nenneIds(zeilen);
    const [perioden, gremien] = await Promise.all([
      options.ohneListen ? [] : repository.listeTeile('rats_wahlperioden', 'koerperschaft_id', ids),
      repository.listeNummern('rats_gremien', 'koerperschaft_id', ids),
    ]);
    const periodenJe = ordne(perioden, ({ koerperschaft_id }) => koerperschaft_id);
    const gremienJe = ordne(gremien, ({ koerperschaft_id }) => koerperschaft_id);
    return new Map(
      ids.map((id) => {
        const [rat] = gremienJe.get(id) ?? [];
        const legislativeTerm = (periodenJe.get(id) ?? []).map((periode) => beschreibe('legislativeterm', periode));
        const teile = { mainOrganization: rat && objekt('organization', rat.id) };
        return [id, options.ohneListen ? teile : { legislativeTerm, ...teile }];
      }),
    );
  }

  const ansichten: {
    [Art in OparlArt]?: (zeilen: never[], options: InnenOptions) => Promise<Teile>;
  } = {
    body: zeigeKoerperschaften,
    organization: zeigeGremien,
    person: zeigePersonen,
    meeting: zeigeSitzungen,
    agendaitem: zeigePunkte,
    paper: zeigeVorlagen,
  };

  return {
    /** The objects of rows of one kind, whole. */
    async zeige(art: OparlArt, zeilen: readonly Kopfzeile[], options: InnenOptions): Promise<OparlObjekt[]> {
      const vorhandene = zeilen.filter((zeile) => !istWeg(zeile));
      const innen = await ansichten[art]?.(vorhandene as never[], options);
      return zeilen.map((zeile) => Object.assign(beschreibe(art, zeile), innen?.get(zeile.id)));
    },
  };
}
