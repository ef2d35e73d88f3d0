import type { Importobjekt } from './oparl-objekte.ts';

/** Rows of objects that refer to no others, without the municipality they belong to. */

export const OHNE_NAMEN = 'Ohne Bezeichnung';

export const buildKoerperschaft = (eine: Importobjekt<'body'>) => ({
  herkunft: eine.id,
  name: eine.name ?? OHNE_NAMEN,
  kurzname: eine.shortName ?? null,
  ags: eine.ags ?? null,
  webseite: eine.website ?? null,
  kontakt_name: eine.contactName ?? null,
  kontakt_email: eine.contactEmail ?? null,
});

export const buildWahlperiode = (eine: Importobjekt<'legislativeterm'>) => ({
  herkunft: eine.id,
  name: eine.name ?? OHNE_NAMEN,
  beginn: eine.startDate ?? null,
  ende: eine.endDate ?? null,
});

export const buildOrt = (einer: Importobjekt<'location'>) => ({
  herkunft: einer.id,
  beschreibung: einer.description ?? null,
  raum: einer.room ?? null,
  strasse: einer.streetAddress ?? null,
  plz: einer.postalCode ?? null,
  ort: einer.locality ?? null,
  ortsteil: einer.subLocality ?? null,
  geojson: einer.geojson ?? null,
});

export const buildPerson = (eine: Importobjekt<'person'>) => ({
  herkunft: eine.id,
  name: eine.name ?? ([eine.givenName, eine.familyName].filter(Boolean).join(' ') || OHNE_NAMEN),
  vorname: eine.givenName ?? null,
  nachname: eine.familyName ?? null,
  anrede: eine.formOfAddress ?? null,
  titel: eine.title,
  geschlecht: eine.gender ?? null,
  email: eine.email[0] ?? null,
  telefon: eine.phone[0] ?? null,
  status: eine.status,
  ortsteil: null,
  taetigkeitsbereiche: [],
});

/** What tells this version of a file from another; undefined where the object says nothing of the kind. */
export function getFassung(eine: Importobjekt<'file'>): string | undefined {
  const { sha512Checksum, sha1Checksum, size, modified } = eine;
  return (
    sha512Checksum ?? sha1Checksum ?? ([size, modified].filter((teil) => teil !== undefined).join(' ') || undefined)
  );
}

/** Last part of the path of an address; a neutral name where it has none or a broken one. */
export function getFileName(adresse: string): string {
  try {
    return decodeURIComponent(new URL(adresse).pathname.split('/').at(-1) || 'datei');
  } catch {
    return 'datei';
  }
}
