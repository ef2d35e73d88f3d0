import type { ImportObject } from './oparl-objects.ts';

/** Rows of objects without references, except to their municipality. */

export const WITHOUT_NAMES = 'Ohne Bezeichnung';

export const buildCorporation = (one: ImportObject<'body'>) => ({
  herkunft: one.id,
  name: one.name ?? WITHOUT_NAMES,
  kurzname: one.shortName ?? null,
  ags: one.ags ?? null,
  webseite: one.website ?? null,
  kontakt_name: one.contactName ?? null,
  kontakt_email: one.contactEmail ?? null,
});

export const buildWahlperiode = (one: ImportObject<'legislativeterm'>) => ({
  herkunft: one.id,
  name: one.name ?? WITHOUT_NAMES,
  beginn: one.startDate ?? null,
  ende: one.endDate ?? null,
});

export const buildLocation = (one: ImportObject<'location'>) => ({
  herkunft: one.id,
  beschreibung: one.description ?? null,
  raum: one.room ?? null,
  strasse: one.streetAddress ?? null,
  plz: one.postalCode ?? null,
  ort: one.locality ?? null,
  ortsteil: one.subLocality ?? null,
  geojson: one.geojson ?? null,
});

export const buildPerson = (one: ImportObject<'person'>) => ({
  herkunft: one.id,
  name: one.name ?? ([one.givenName, one.familyName].filter(Boolean).join(' ') || WITHOUT_NAMES),
  vorname: one.givenName ?? null,
  nachname: one.familyName ?? null,
  anrede: one.formOfAddress ?? null,
  titel: one.title,
  geschlecht: one.gender ?? null,
  email: one.email[0] ?? null,
  telefon: one.phone[0] ?? null,
  status: one.status,
  ortsteil: null,
  taetigkeitsbereiche: [],
});

/** Version of a file, to detect changes; undefined if the object has none. */
export function getVersion(one: ImportObject<'file'>): string | undefined {
  const { sha512Checksum, sha1Checksum, size, modified } = one;
  return (
    sha512Checksum ?? sha1Checksum ?? ([size, modified].filter((part) => part !== undefined).join(' ') || undefined)
  );
}

/** Last segment of the URL path; a neutral name if missing or malformed. */
export function getFileName(address: string): string {
  try {
    return decodeURIComponent(new URL(address).pathname.split('/').at(-1) || 'datei');
  } catch {
    return 'datei';
  }
}
