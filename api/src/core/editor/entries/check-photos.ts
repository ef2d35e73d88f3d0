import type { FieldError } from '@gm/shared/schemas/form';
import type { ContentArea } from '../../content/context.ts';
import { photoKind } from '../../entries/core-kinds.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { listReferring } from '../kinds/list-referring.ts';
import type { Plan } from '../kinds/plan-change.ts';
import { createMediaRepository } from '../media/media-repository.ts';
import { buildMedium } from '../media/show-media.ts';

const PHOTO = /^[\w.-]+\.(?:jpe?g|png|webp)$/;

/** File names of photos in a value, each with its path. */
function* listPhotos(value: unknown, way = 'daten'): Generator<{ datei: string; weg: string }> {
  if (typeof value === 'string' && PHOTO.test(value)) yield { datei: value, weg: way };
  else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) yield* listPhotos(part, `${way}/${name}`);
  }
}

/** A photo can be used once it has a description and a credit; existing uses may stay. */
export async function checkPhotos(
  trx: DataSource,
  { art: kind, platz: place, vorher: before, nachher: after }: Plan,
): Promise<FieldError[]> {
  if (kind.name === photoKind.name) return [];
  const find = (entries: Plan['vorher']) =>
    entries.find((one) => one.art === kind.name && one.schluessel === place.schluessel)?.daten;
  const former = new Set([...listPhotos(find(before))].map(({ datei: file }) => file));
  const fresh = [...listPhotos(find(after))].filter(({ datei: file }) => !former.has(file));
  const media = await createMediaRepository(trx).pick(fresh.map(({ datei: file }) => file));
  const unfinished = new Set(
    media.map(buildMedium).flatMap(({ datei: file, istFertig: isDone }) => (isDone ? [] : file)),
  );
  return fresh
    .filter(({ datei: file }) => unfinished.has(file))
    .map(({ weg: way }) => ({
      feld: way,
      meldung: 'Zu diesem Bild fehlen in der Mediathek noch Beschreibung oder Bildnachweis.',
    }));
}

/** A photo can be deleted only if it is unused. */
export async function checkUnused(
  trx: DataSource,
  areas: readonly ContentArea[],
  { art: kind, platz: place, vorher: before }: Plan,
): Promise<FieldError[]> {
  const photo = before.find((one) => one.art === kind.name && one.schluessel === place.schluessel);
  if (kind.name !== photoKind.name || !photo) return [];
  const stellen = await listReferring(trx, areas, kind, photo);
  if (stellen.length === 0) return [];
  const names = stellen.slice(0, 3).map(({ titel: title }) => `„${title}“`);
  const more = stellen.length > 3 ? ` und ${stellen.length - 3} weitere` : '';
  return [{ feld: 'was', meldung: `Dieses Bild wird noch gezeigt: ${names.join(', ')}${more}.` }];
}
