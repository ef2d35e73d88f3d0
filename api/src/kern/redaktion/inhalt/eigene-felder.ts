import { readAugenblick, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Formfeld } from '@gm/shared/schemas/formfeld';
import type { Datenquelle } from '../../daten/database.ts';
import { createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import type { Inhaltsart } from '../../inhalt/inhaltsart.ts';
import { readTag, tagSchema } from '../../inhalt/tag.ts';
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

const nummerierte = new WeakMap<Inhaltsart['schema'], boolean>();

/** Whether its entries are told by a number `id`, which their first release gives them. */
export function hasNummer({ schema }: Inhaltsart): boolean {
  const bekannt = nummerierte.get(schema);
  if (bekannt !== undefined) return bekannt;
  const hat = describeFelder(schema).felder.some(
    ({ name, art, pflicht }) => name === 'id' && art === 'zahl' && pflicht,
  );
  nummerierte.set(schema, hat);
  return hat;
}

const listEigene = (art: Inhaltsart) => [
  ...(hasNummer(art) ? ['id'] : []),
  ...(art.ausTitel ? [getKeyField(art)] : []),
  ...(art.zeitraum ? [art.zeitraum.von, art.zeitraum.bis] : []),
  ...(art.erscheint ? [art.erscheint.tag] : []),
];

/** The controls of a kind: its fields without those that are filled in by themselves. */
export function describeFormular(art: Inhaltsart): Formfeld {
  const formular = describeFelder(art.schema);
  const eigene = listEigene(art);
  return { ...formular, felder: formular.felder.filter(({ name }) => !eigene.includes(name)) };
}

function readMoment(daten: unknown, feld: string, heute: string): Date | null {
  const wert = (Object(daten) as Daten)[feld];
  const { data: zeitpunkt } = zeitpunktSchema.safeParse(wert);
  if (zeitpunkt !== undefined) return readZeitpunkt(zeitpunkt, heute);
  const { data: tag } = tagSchema.safeParse(wert);
  return tag === undefined ? null : readAugenblick({ tag: readTag(tag, heute), uhrzeit: '00:00' });
}

/** When an entry holds by its own data, as its form says that; null where it says nothing of it. */
export const readZeitraum = ({ zeitraum }: Inhaltsart, daten: unknown, heute: string) =>
  zeitraum
    ? buildZeiten({ ab: readMoment(daten, zeitraum.von, heute), bis: readMoment(daten, zeitraum.bis, heute) })
    : null;

/** Data with the moments or the day of their release in them. What is public goes on being so from when it began. */
export async function fillZeiten(
  db: Datenquelle,
  { name, zeitraum, erscheint }: Inhaltsart,
  daten: unknown,
  { schluessel, ab, bis }: Zeiten & { schluessel: string | null },
): Promise<unknown> {
  const feld = zeitraum?.von ?? erscheint?.tag;
  if (feld === undefined || typeof daten !== 'object' || daten === null) return daten;
  const jetzt = new Date();
  const bisher = schluessel ? await createEintragRepository(db).find(name, schluessel) : null;
  const begonnen = readMoment(bisher?.daten, feld, readBerlinerZeit(jetzt).tag);
  const von = ab ?? (begonnen && begonnen < jetzt ? begonnen : jetzt);
  if (!zeitraum) return { ...daten, [feld]: readBerlinerZeit(von).tag };
  return { ...daten, [feld]: von.toISOString(), [zeitraum.bis]: bis?.toISOString() };
}
