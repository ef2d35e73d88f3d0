import type { Config } from '../config.ts';
import type { Datenquelle } from '../daten/database.ts';
import { createKontenRepository, type NeuesKonto } from '../daten/konten-repository.ts';
import { hashePasswort } from './passwort.ts';

const DEMO_PASSWORT = 'musterhardt-demo';

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

/**
 * The accounts of the demo content, which stay as they are once they are there. A database that was named in the
 * environment may be the real one: it gets them only with a password of its own.
 */
export async function legeDemoKontenAn(
  db: Datenquelle,
  config: Pick<Config, 'DATABASE_URL' | 'DEMO_PASSWORT'>,
): Promise<void> {
  const passwort = config.DEMO_PASSWORT ?? (config.DATABASE_URL ? undefined : DEMO_PASSWORT);
  if (passwort === undefined) return;
  const konten = createKontenRepository(db);
  const fehlende: typeof DEMO_KONTEN = [];
  for (const konto of DEMO_KONTEN) if (!(await konten.finde(konto.art, konto.email))) fehlende.push(konto);
  if (fehlende.length === 0) return;
  const passwort_hash = await hashePasswort(passwort);
  for (const konto of fehlende) await konten.legeAn({ ...konto, passwort_hash, pw_geaendert: true });
}
