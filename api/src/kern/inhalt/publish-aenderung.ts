import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Datenquelle } from '../daten/database.ts';
import { buildSuchzeilen } from '../suche/build-suchzeilen.ts';
import { createSucheRepository, SYNONYME } from '../suche/suche-repository.ts';
import type { Suchquelle } from '../suche/suchquelle.ts';
import type { Unterschied } from './change-bestand.ts';
import { lookAhead, type Vorausschau } from './complete-ausschnitt.ts';
import type { FertigerInhalt } from './complete-inhalt.ts';
import { createEintragRepository } from './eintrag-repository.ts';
import type { Ausschnitt } from './find-ausschnitt.ts';
import { describeFotos } from './fotos.ts';
import { createFehlerliste } from './inhalt-fehler.ts';
import { createInhaltRepository } from './inhalt-repository.ts';
import { createInhaltsleser } from './inhaltsleser.ts';
import { fotoArt } from './kern-arten.ts';
import { type Ladeauftrag, type Ladeergebnis, publishInhalt, readPruefsumme } from './load-inhalt.ts';

/** Ids of the pictures that these photos are so far. */
async function listBildnummern(trx: Datenquelle, dateien: readonly string[]): Promise<string[]> {
  const repository = createEintragRepository(trx);
  const eintraege = await repository.pick(fotoArt.name, dateien);
  const fotos = await repository.pickFotos(dateien);
  const bekannte = new Set(fotos.map(({ datei }) => datei));
  const beschriebene = createInhaltsleser(eintraege, createFehlerliste())
    .list(fotoArt)
    .filter(({ datei }) => bekannte.has(datei));
  return [...describeFotos(beschriebene, fotos).values()].map(({ id }) => id);
}

/** What the search knows of the parts that are made anew, and the addresses among them. */
async function readOeffentliches(trx: Datenquelle, { teile, pfade }: Ausschnitt, jetzt: Date) {
  const { tag } = readBerlinerZeit(jetzt);
  const adressen = new Set(await createInhaltRepository(trx).pickPaths([...pfade]));
  const quellen: { isGanz: boolean; quelle: Suchquelle }[] = [];
  for (const { bereich, nummern } of teile) {
    for (const quelle of (await bereich.suche?.(trx, tag, nummern ?? undefined)) ?? []) {
      quellen.push({ isGanz: nummern === null, quelle });
      for (const { pfad } of quelle.zeilen) adressen.add(pfad);
    }
    for (const pfad of (await bereich.weiterePfade?.(trx)) ?? []) adressen.add(pfad);
  }
  return { quellen, adressen: [...adressen] };
}

/** Stores the change, and what the public pages are read from as far as it touches them. */
async function writeAusschnitt(
  trx: Datenquelle,
  ausschnitt: Ausschnitt,
  { umfeld, konfiguration, menus, synonyme, seiten, teile }: FertigerInhalt,
  { store, jetzt, bilder: weitere }: { store: () => Promise<void>; jetzt: Date; bilder: readonly string[] },
): Promise<void> {
  const repository = createInhaltRepository(trx);
  const index = createSucheRepository(trx);
  const vorher = await readOeffentliches(trx, ausschnitt, jetzt);
  const bilder = [...weitere, ...(await listBildnummern(trx, ausschnitt.fotos))];
  await store();
  for (const [schluessel, wert] of Object.entries(konfiguration)) await repository.setKonfiguration(schluessel, wert);
  if (ausschnitt.synonyme) await repository.setKonfiguration(SYNONYME, synonyme);
  if (ausschnitt.menus) await repository.replaceMenus(menus);
  await repository.writeBilder([...umfeld.fotos.values()]);
  await repository.changeSeiten(seiten, [...ausschnitt.pfade], umfeld.tag);
  for (const { quelle, zeilen } of teile) {
    const nummern = ausschnitt.teile.find((teil) => teil.quelle === quelle)?.nummern ?? undefined;
    await quelle.write(trx, zeilen, umfeld, nummern);
  }
  await index.change('seite', buildSuchzeilen(seiten), [...ausschnitt.pfade]);
  const nachher = await readOeffentliches(trx, ausschnitt, jetzt);
  for (const { isGanz, quelle } of nachher.quellen) {
    const { typ, zeilen } = quelle;
    const alte = vorher.quellen.find((eine) => eine.quelle.typ === typ)?.quelle.zeilen ?? [];
    if (isGanz) await index.replace(typ, zeilen);
    else
      await index.change(
        typ,
        zeilen,
        [...alte, ...zeilen].map(({ pfad }) => pfad),
      );
  }
  await repository.removeBilder(
    [...umfeld.fotos.values()].map(({ id }) => id),
    bilder,
  );
  const weg = await repository.listUnknownPaths(vorher.adressen);
  await repository.rememberRemoved(
    weg.filter((pfad) => !nachher.adressen.includes(pfad)),
    nachher.adressen,
  );
}

interface Aenderungsauftrag extends Ladeauftrag {
  /** Writes the entries. */
  store: () => Promise<void>;
  /** What was made of the change when it was checked. */
  vorausschau?: Vorausschau | undefined;
  /** Pictures that photos were before their files were replaced. */
  bilder?: readonly string[];
  /** Nothing that is public shows it yet: whoever keeps pages may keep them. */
  isUnseen?: true;
}

/**
 * Stores a change of the content and makes what it touches anew, in the transaction that has the lock of the content: the same
 * comes of it as of making everything anew. That is done where the public tables are not those of the entries and of this day.
 */
export async function publishAenderung(
  trx: Datenquelle,
  unterschied: Unterschied,
  { bereiche, jetzt = new Date(), store, vorausschau, bilder = [], isUnseen }: Aenderungsauftrag,
): Promise<Ladeergebnis> {
  const { tag } = readBerlinerZeit(jetzt);
  const repository = createInhaltRepository(trx);
  const stand = await repository.readStand();
  const isCurrent = stand?.tag === tag && stand.pruefsumme === (await readPruefsumme(trx, bereiche));
  const { ausschnitt, fertig } = vorausschau ?? (await lookAhead(trx, bereiche, unterschied, tag));
  if (!ausschnitt || !isCurrent) {
    await store();
    return publishInhalt(trx, { bereiche, jetzt }, ausschnitt ? undefined : fertig);
  }
  await writeAusschnitt(trx, ausschnitt, fertig, { store, jetzt, bilder });
  const pruefsumme = await readPruefsumme(trx, bereiche);
  if (!isUnseen) return { geladen: true, version: await repository.setStand(pruefsumme, tag) };
  await repository.setPruefsumme(pruefsumme);
  return { geladen: true, version: stand.version };
}
