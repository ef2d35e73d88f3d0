import type { ContentArea } from '../../content/context.ts';
import type { ContentKind, Entry } from '../../entries/content-kind.ts';
import { photoKind } from '../../entries/core-kinds.ts';
import { findAddress } from '../../entries/entry-address.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import { listTargets } from '../../entries/targets.ts';
import { listTextPhotos } from '../../entries/text/text-pictures.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { buildContentHref } from '../store/build-editorial-route.ts';
import { listEditable } from './list-editable.ts';
import { nameEntry } from './name-entry.ts';

export interface Referrer {
  titel: string;
  /** German name of its kind. */
  art: string;
  href: string;
}

/** Whether a field at any depth names this photo, or a text shows it. */
const holdsPhoto = (value: unknown, photo: string): boolean =>
  value === photo ||
  (typeof value === 'string' && listTextPhotos(value).includes(photo)) ||
  (typeof value === 'object' && value !== null && Object.values(value).some((part) => holdsPhoto(part, photo)));

/** Entries that link to the page of an entry or show a photo. */
export async function listReferring(
  db: DataSource,
  areas: readonly ContentArea[],
  kind: ContentKind,
  entry: Pick<Entry, 'art' | 'schluessel' | 'datei' | 'daten'>,
): Promise<Referrer[]> {
  const photo = kind.name === photoKind.name ? entry.schluessel : null;
  const address = findAddress(kind, entry);
  const trait = photo ?? address?.merkmal;
  if (trait === undefined || trait === '') return [];
  const isReferring = (one: Entry) =>
    photo === null
      ? listTargets(one).some((target) => address?.isZiel(target))
      : holdsPhoto([one.daten, one.text], photo);
  const title = new Map(listEditable(areas).map((one) => [one.name, one.titel]));
  return (await createEntryRepository(db).listWith(trait))
    .filter((one) => one.art !== entry.art || one.schluessel !== entry.schluessel)
    .filter((one) => title.has(one.art) && isReferring(one))
    .map((one) => ({
      titel: nameEntry(one),
      art: title.get(one.art) ?? '',
      href: buildContentHref(one.art, one.schluessel),
    }));
}
