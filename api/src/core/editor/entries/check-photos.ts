import { findMarkdownFault } from '@gm/shared/rules/find-markdown-fault';
import type { FieldError } from '@gm/shared/schemas/form';
import { marked } from 'marked';
import type { ContentArea } from '../../content/context.ts';
import type { Entry } from '../../entries/content-kind.ts';
import { photoKind } from '../../entries/core-kinds.ts';
import { listTextPhotos } from '../../entries/text/text-pictures.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { listReferring } from '../kinds/list-referring.ts';
import type { Plan } from '../kinds/plan-change.ts';
import { createMediaRepository } from '../media/media-repository.ts';
import { buildMedium } from '../media/show-media.ts';
import { listTexts } from '../quality/list-texts.ts';

const PHOTO = /^[\w.-]+\.(?:jpe?g|png|webp)$/;

/** File names of photos in a value, each with its path. */
function* listPhotos(value: unknown, way: string): Generator<{ datei: string; weg: string }> {
  if (typeof value === 'string') {
    if (PHOTO.test(value)) yield { datei: value, weg: way };
    else for (const file of listTextPhotos(value)) yield { datei: file, weg: way };
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) yield* listPhotos(part, `${way}/${name}`);
  }
}

/** Addresses of pictures in the Markdown texts of an entry; that of an HTML picture is empty. */
function listTextImages({ daten: data, text }: Entry): { href: string; weg: string }[] {
  const found: { href: string; weg: string }[] = [];
  for (const piece of [...listTexts(data), { feld: 'text', text: text ?? '', isMarkdown: true }]) {
    if (!piece.isMarkdown || !/!\[|<img/i.test(piece.text) || findMarkdownFault(piece.text)) continue;
    marked.walkTokens(marked.lexer(piece.text), (token) => {
      if (token.type === 'image') found.push({ href: token.href, weg: piece.feld });
      if (token.type === 'html' && /<img\b/i.test(token.raw)) found.push({ href: '', weg: piece.feld });
    });
  }
  return found;
}

/**
 * A photo can be used once it has a description and a credit, and a text shows only photos of the library; existing
 * uses may stay.
 */
export async function checkPhotos(
  trx: DataSource,
  { art: kind, platz: place, vorher: before, after }: Plan,
): Promise<FieldError[]> {
  if (kind.name === photoKind.name) return [];
  const find = (entries: Plan['vorher']) =>
    entries.find((one) => one.art === kind.name && one.schluessel === place.schluessel);
  const list = (entry: Entry | undefined) =>
    entry ? [...listPhotos(entry.daten, 'daten'), ...listPhotos(entry.text, 'text')] : [];
  const [old, now] = [find(before), find(after)];
  const former = new Set(list(old).map(({ datei: file }) => file));
  const fresh = list(now).filter(({ datei: file }) => !former.has(file));
  const media = await createMediaRepository(trx).pick(fresh.map(({ datei: file }) => file));
  const unfinished = new Set(
    media.map(buildMedium).flatMap(({ datei: file, istFertig: isDone }) => (isDone ? [] : file)),
  );
  const known = new Set(media.map(({ datei: { datei: file } }) => file));
  const formerImages = new Set(old ? listTextImages(old).map(({ href }) => href) : []);
  const images = (now ? listTextImages(now) : []).filter(({ href }) => !formerImages.has(href));
  return [
    ...fresh
      .filter(({ datei: file }) => unfinished.has(file))
      .map(({ weg: way }) => ({
        feld: way,
        meldung: 'Zu diesem Bild fehlen in der Mediathek noch Beschreibung oder Bildnachweis.',
      })),
    ...images.flatMap(({ href, weg: way }) => {
      if (!kind.textbilder) return { feld: way, meldung: 'Dieser Text kann keine Bilder zeigen.' };
      const [file] = href.startsWith('foto:') ? listTextPhotos(href) : [];
      if (!file)
        return {
          feld: way,
          meldung: 'Ein Text zeigt nur Bilder der Mediathek. Bitte fügen Sie das Bild mit „Bild einfügen“ ein.',
        };
      if (known.has(file)) return [];
      return { feld: way, meldung: `Das Bild „${file}“ gibt es in der Mediathek nicht.` };
    }),
  ];
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
