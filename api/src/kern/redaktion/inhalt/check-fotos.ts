import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Bereich } from '../../bereich.ts';
import type { Datenquelle } from '../../daten/database.ts';
import { fotoArt } from '../../inhalt/kern-arten.ts';
import { createMedienRepository } from '../medien/medien-repository.ts';
import { buildMedium } from '../medien/show-medien.ts';
import { listVerweisende } from './list-verweisende.ts';
import type { Plan } from './plan-aenderung.ts';

const FOTO = /^[\w.-]+\.(?:jpe?g|png|webp)$/;

/** Names of photos in a value, each with the way to it. */
function* listFotos(wert: unknown, weg = 'daten'): Generator<{ datei: string; weg: string }> {
  if (typeof wert === 'string' && FOTO.test(wert)) yield { datei: wert, weg };
  else if (typeof wert === 'object' && wert !== null) {
    for (const [name, teil] of Object.entries(wert)) yield* listFotos(teil, `${weg}/${name}`);
  }
}

/** A photo is used once its description and its credit are there; what used it before may stay. */
export async function checkFotos(trx: Datenquelle, { art, platz, vorher, nachher }: Plan): Promise<FeldFehler[]> {
  if (art.name === fotoArt.name) return [];
  const find = (eintraege: Plan['vorher']) =>
    eintraege.find((einer) => einer.art === art.name && einer.schluessel === platz.schluessel)?.daten;
  const bisherige = new Set([...listFotos(find(vorher))].map(({ datei }) => datei));
  const neue = [...listFotos(find(nachher))].filter(({ datei }) => !bisherige.has(datei));
  const medien = await createMedienRepository(trx).pick(neue.map(({ datei }) => datei));
  const unfertige = new Set(medien.map(buildMedium).flatMap(({ datei, istFertig }) => (istFertig ? [] : datei)));
  return neue
    .filter(({ datei }) => unfertige.has(datei))
    .map(({ weg }) => ({
      feld: weg,
      meldung: 'Zu diesem Bild fehlen in der Mediathek noch Beschreibung oder Bildnachweis.',
    }));
}

/** A photo goes when nothing shows it any more. */
export async function checkUngenutzt(
  trx: Datenquelle,
  bereiche: readonly Bereich[],
  { art, platz, vorher }: Plan,
): Promise<FeldFehler[]> {
  const foto = vorher.find((einer) => einer.art === art.name && einer.schluessel === platz.schluessel);
  if (art.name !== fotoArt.name || !foto) return [];
  const stellen = await listVerweisende(trx, bereiche, art, foto);
  if (stellen.length === 0) return [];
  const namen = stellen.slice(0, 3).map(({ titel }) => `„${titel}“`);
  const mehr = stellen.length > 3 ? ` und ${stellen.length - 3} weitere` : '';
  return [{ feld: 'was', meldung: `Dieses Bild wird noch gezeigt: ${namen.join(', ')}${mehr}.` }];
}
