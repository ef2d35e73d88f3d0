import { bereich as abfall } from './bereiche/abfall/bereich.ts';
import { bereich as aktuelles } from './bereiche/aktuelles/bereich.ts';
import { bereich as bekanntmachungen } from './bereiche/bekanntmachungen/bereich.ts';
import { bereich as betreuung } from './bereiche/betreuung/bereich.ts';
import { bereich as branchenverzeichnis } from './bereiche/branchenverzeichnis/bereich.ts';
import { bereich as eilmeldungen } from './bereiche/eilmeldungen/bereich.ts';
import { bereich as fehlermeldung } from './bereiche/fehlermeldung/bereich.ts';
import { bereich as ferienprogramm } from './bereiche/ferienprogramm/bereich.ts';
import { bereich as hallen } from './bereiche/hallen/bereich.ts';
import { bereich as intranet } from './bereiche/intranet/bereich.ts';
import { bereich as kontakt } from './bereiche/kontakt/bereich.ts';
import { bereich as maengel } from './bereiche/maengel/bereich.ts';
import { bereich as ratsinfo } from './bereiche/ratsinfo/bereich.ts';
import { bereich as tickets } from './bereiche/tickets/bereich.ts';
import { bereich as veranstaltungen } from './bereiche/veranstaltungen/bereich.ts';
import { bereich as wegweiser } from './bereiche/wegweiser/bereich.ts';
import type { Bereich } from './kern/bereich.ts';
import type { Migrations } from './kern/daten/migrate.ts';
import { migrations as ofKern } from './kern/migrations.ts';

/**
 * Every area of the town. A new one joins here, and in `pfeile.json` when it uses another. Contents are written in this
 * order, so an area stands behind those whose rows its own point to.
 */
export const BEREICHE: readonly Bereich[] = [
  aktuelles,
  eilmeldungen,
  branchenverzeichnis,
  veranstaltungen,
  tickets,
  hallen,
  bekanntmachungen,
  wegweiser,
  abfall,
  ferienprogramm,
  betreuung,
  kontakt,
  fehlermeldung,
  maengel,
  ratsinfo,
  intranet,
];

/** Numbers that two steps carry since they were written side by side; databases know both by their names. */
const TWICE = new Set(['0006', '0010', '0017', '0033']);

/** Steps of the schema of `kern` and of every area by name. Throws for a name or a new number that is taken. */
export function joinMigrations(parts: readonly Migrations[]): Migrations {
  const joined: Record<string, Migrations[string]> = {};
  for (const [name, migration] of parts.flatMap((part) => Object.entries(part))) {
    const number = name.slice(0, 4);
    const other = Object.keys(joined).find((known) => known === name || known.startsWith(`${number}_`));
    if (other !== undefined && (other === name || !TWICE.has(number))) {
      throw new Error(`The migrations ${other} and ${name} carry one number: give the newer one the next free number`);
    }
    joined[name] = migration;
  }
  return joined;
}

/** All steps, those of areas that are switched off, too: switching an area on again must find its tables. */
export const migrations = joinMigrations([ofKern, ...BEREICHE.map((bereich) => bereich.migrations ?? {})]);

/** The areas that are switched on. Throws for a word that names none and for two areas of one name. */
export function chooseBereiche(aus: readonly string[], bereiche = BEREICHE): Bereich[] {
  const names = bereiche.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two areas are called '${twice}': rename one in its bereich.ts`);
  const unknown = aus.find((name) => !names.includes(name));
  if (unknown) throw new Error(`BEREICHE_AUS names '${unknown}', which is no area; there are ${names.join(', ')}`);
  return bereiche.filter(({ name }) => !aus.includes(name));
}

const listAusgeschaltete = (aus: readonly string[], bereiche: readonly Bereich[]) =>
  bereiche.filter(({ name }) => aus.includes(name));

/** Folders of the site's pages that belong to areas that are switched off. */
export const listVerborgene = (aus: readonly string[], bereiche = BEREICHE): string[] =>
  listAusgeschaltete(aus, bereiche).flatMap(({ pfade }) => pfade ?? []);

/** Kinds of entries of the search that belong to areas that are switched off. */
export const listVerborgeneTypen = (aus: readonly string[], bereiche = BEREICHE): string[] =>
  listAusgeschaltete(aus, bereiche).flatMap(({ suchtypen }) => Object.keys(suchtypen ?? {}));
