import { formatDatum } from '@gm/shared/format/datum';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Formfeld } from '@gm/shared/schemas/formfeld';
import type { Inhalte } from '@gm/shared/schemas/redaktion';
import type { Datenquelle } from '../../daten/database.ts';
import { getSeitenPath } from '../../inhalt/eintrag-adresse.ts';
import { createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import type { Eintrag, Inhaltsart } from '../../inhalt/inhaltsart.ts';
import { seiteArt } from '../../inhalt/kern-arten.ts';
import { dateDaten } from './date-daten.ts';
import { describeFelder } from './describe-felder.ts';
import { sayWert } from './list-angaben.ts';
import { hasNamen, nameEintrag } from './name-eintrag.ts';

type Daten = Record<string, unknown>;
type Ort = Pick<Eintrag, 'schluessel' | 'datei'>;

/** What a list shows of the entries of one kind. */
export interface Spalten {
  spalten: Inhalte['spalten'];
  /** By key of the entry: its title, where that is not its name, and a text for each column. */
  zeilen: ReadonlyMap<string, { titel?: string; angaben: string[] }>;
}

const isTag = (wert: unknown): wert is string => typeof wert === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(wert);

function sayAngabe(feld: Formfeld, wert: unknown, namen: ReadonlyMap<string, string>): string {
  if (wert === undefined || wert === null || wert === false) return '';
  if (feld.art === 'tag') return isTag(wert) ? formatDatum(wert) : '';
  if (feld.art === 'liste') {
    const eintrag = feld.eintrag;
    return eintrag && Array.isArray(wert) ? wert.map((eines) => sayAngabe(eintrag, eines, namen)).join(', ') : '';
  }
  return namen.get(`${feld.verweis}/${wert}`) ?? sayWert(feld, wert);
}

/** What entries of other kinds are called that stand in these columns: by kind and key. */
async function readNamen(db: Datenquelle, felder: readonly Formfeld[], zeilen: readonly Daten[]) {
  const namen = new Map<string, string>();
  for (const feld of felder) {
    const verweis = feld.verweis ?? feld.eintrag?.verweis;
    if (!verweis) continue;
    const genannte = zeilen.flatMap((daten) => daten[feld.name] ?? []).map(String);
    for (const eintrag of await createEintragRepository(db).pick(verweis, [...new Set(genannte)])) {
      namen.set(`${verweis}/${eintrag.schluessel}`, nameEintrag(eintrag));
    }
  }
  return namen;
}

/** What stands in a list of entries of one kind: the columns that the kind has declared; of pages their address. */
export async function showSpalten(db: Datenquelle, art: Inhaltsart, orte: readonly Ort[]): Promise<Spalten> {
  if (art === seiteArt) {
    return {
      spalten: [{ titel: 'Adresse', ordnung: 'datei' }],
      zeilen: new Map(orte.map(({ schluessel, datei }) => [schluessel, { angaben: [getSeitenPath(datei)] }])),
    };
  }
  if (!art.spalten && !hasNamen(art)) return { spalten: [], zeilen: new Map() };
  const formular = describeFelder(art.schema);
  const felder = (art.spalten ?? []).flatMap((name) => formular.felder.find((feld) => feld.name === name) ?? []);
  const { tag: heute } = readBerlinerZeit(new Date());
  const eintraege = await createEintragRepository(db).pick(
    art.name,
    orte.map(({ schluessel }) => schluessel),
  );
  const datierte = eintraege.map((eintrag) => {
    const eigene = Object(eintrag.daten) as Daten;
    return { eintrag, daten: Object(dateDaten(formular, art.date?.(eigene, heute) ?? eigene, heute)) as Daten };
  });
  const namen = await readNamen(
    db,
    felder,
    datierte.map(({ daten }) => daten),
  );
  return {
    spalten: felder.map(({ titel }) => ({ titel, ordnung: '' })),
    zeilen: new Map(
      datierte.map(({ eintrag, daten }) => [
        eintrag.schluessel,
        {
          titel: nameEintrag(eintrag, art),
          angaben: felder.map((feld) => sayAngabe(feld, daten[feld.name], namen)),
        },
      ]),
    ),
  };
}
