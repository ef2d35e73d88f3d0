import type { Config } from '../betrieb/config.ts';
import type { Datenquelle } from '../daten/database.ts';
import { createKontenRepository, type KontoZeile, type NeuesKonto } from './konten-repository.ts';
import { createKontositzungRepository } from './kontositzung-repository.ts';
import { checkPasswort, hashPasswort } from './passwort.ts';

/** Stands in the README: whoever knows this software knows it. */
const VEROEFFENTLICHT = 'musterhardt-demo';

const DEMO_KONTEN: Omit<NeuesKonto, 'passwort_hash'>[] = [
  { art: 'intern', email: 'intranet@musterhardt.example', vorname: 'Ines', nachname: 'Traub' },
  {
    art: 'intern',
    email: 'redaktion@musterhardt.example',
    vorname: 'Redzep',
    nachname: 'Aktan',
    rollen: ['redaktion'],
  },
  {
    art: 'intern',
    email: 'admin@musterhardt.example',
    vorname: 'Adele',
    nachname: 'Minder',
    rollen: ['redaktion', 'admin'],
  },
  {
    art: 'rat',
    email: 'rat@musterhardt.example',
    vorname: 'Sabine',
    nachname: 'Beck',
    // Of the demo council: a member of it and of the committee for technology and environment.
    person_id: 19,
  },
];

type Einstellungen = Pick<Config, 'DEMO' | 'CMS_URL' | 'DEMO_KONTEN' | 'DEMO_PASSWORT'>;

/** Nobody logs in any more, with whatever password: who knew the published one may have set another. */
async function closeAccount(db: Datenquelle, { id, passwort_hash }: KontoZeile): Promise<void> {
  if (passwort_hash === null) return;
  await createKontenRepository(db).setPasswort(id, null);
  await createKontositzungRepository(db).endAll(id);
}

async function openAccount(db: Datenquelle, konto: KontoZeile, passwort: string): Promise<void> {
  const { id, passwort_hash } = konto;
  const isToChange =
    passwort_hash === null || (passwort !== VEROEFFENTLICHT && (await checkPasswort(passwort_hash, VEROEFFENTLICHT)));
  if (!isToChange) return;
  await createKontenRepository(db).setPasswort(id, await hashPasswort(passwort));
  if (passwort_hash !== null) await createKontositzungRepository(db).endAll(id);
}

/**
 * Creates the accounts of the demo content where they may be, and opens them again; a password somebody gave them stays.
 * Where they may not be, those of a former start cannot log in any more.
 */
export async function prepareDemoAccounts(db: Datenquelle, config: Einstellungen): Promise<void> {
  const passwort = config.DEMO_PASSWORT ?? (config.DEMO_KONTEN ? VEROEFFENTLICHT : null);
  const konten = createKontenRepository(db);
  for (const angaben of DEMO_KONTEN) {
    const konto = await konten.find(angaben.art, angaben.email);
    if (konto) await (passwort === null ? closeAccount(db, konto) : openAccount(db, konto, passwort));
    else if (passwort !== null && config.DEMO && !config.CMS_URL) {
      await konten.create({ ...angaben, passwort_hash: await hashPasswort(passwort), pw_geaendert: true });
    }
  }
}
