import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Formfeld } from '@gm/shared/schemas/formfeld';
import type { Datenquelle } from '../../daten/database.ts';
import { createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import type { Inhaltsart } from '../../inhalt/inhaltsart.ts';
import { readZeitpunkt, zeitpunktSchema } from '../../inhalt/zeitpunkt.ts';
import { buildZeiten } from '../build-zeiten.ts';
import { describeFelder } from './describe-felder.ts';

type Daten = Record<string, unknown>;

interface Zeiten {
  ab: Date | null;
  bis: Date | null;
}

/** Name of the field that tells the entries of lists apart. */
export const getKeyField = ({ schluessel }: Inhaltsart) => schluessel ?? 'id';

const listEigene = (art: Inhaltsart) => [
  ...(art.ausTitel ? [getKeyField(art)] : []),
  ...(art.zeitraum ? [art.zeitraum.von, art.zeitraum.bis] : []),
];

/** The controls of a kind: its fields without those that are filled in by themselves. */
export function describeFormular(art: Inhaltsart): Formfeld {
  const formular = describeFelder(art.schema);
  const eigene = listEigene(art);
  return { ...formular, felder: formular.felder.filter(({ name }) => !eigene.includes(name)) };
}

function readMoment(daten: unknown, feld: string, heute: string): Date | null {
  const { data } = zeitpunktSchema.safeParse((Object(daten) as Daten)[feld]);
  return data === undefined ? null : readZeitpunkt(data, heute);
}

/** When an entry holds by its own data, as its form says that; null where it says nothing of it. */
export const readZeitraum = ({ zeitraum }: Inhaltsart, daten: unknown, heute: string) =>
  zeitraum
    ? buildZeiten({ ab: readMoment(daten, zeitraum.von, heute), bis: readMoment(daten, zeitraum.bis, heute) })
    : null;

/** Data with the moments of their release in them. What holds already goes on holding from when it began. */
export async function fillZeitraum(
  db: Datenquelle,
  { name, zeitraum }: Inhaltsart,
  daten: unknown,
  { schluessel, ab, bis }: Zeiten & { schluessel: string | null },
): Promise<unknown> {
  if (!zeitraum || typeof daten !== 'object' || daten === null) return daten;
  const jetzt = new Date();
  const bisher = schluessel ? await createEintragRepository(db).find(name, schluessel) : null;
  const begonnen = readMoment(bisher?.daten, zeitraum.von, readBerlinerZeit(jetzt).tag);
  const von = ab ?? (begonnen && begonnen < jetzt ? begonnen : jetzt);
  return { ...daten, [zeitraum.von]: von.toISOString(), [zeitraum.bis]: bis?.toISOString() };
}
