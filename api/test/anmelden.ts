import { createKontenRepository, type NeuesKonto } from '../src/daten/konten-repository.ts';
import { createKontositzungRepository } from '../src/daten/kontositzung-repository.ts';
import { erzeugeGeheimnis } from '../src/geheimnis.ts';
import type { TestDatabase } from './test-database.ts';

/** Somebody with an account, and the header that says so. */
export async function meldeTestkontoAn(
  { db }: TestDatabase,
  konto: Pick<NeuesKonto, 'art' | 'vorname' | 'nachname' | 'rollen'>,
): Promise<{ id: number; headers: Record<string, string> }> {
  const konten = createKontenRepository(db);
  const email = `${konto.vorname}.${konto.nachname}@rathaus.example`.toLowerCase();
  await konten.legeAn({ ...konto, email });
  const zeile = await konten.finde(konto.art, email);
  if (!zeile) throw new Error('The account is not there');
  const { token, token_hash } = erzeugeGeheimnis();
  await createKontositzungRepository(db).beginne(zeile, token_hash);
  const header = konto.art === 'rat' ? 'ratsinfosystem-authorization' : 'authorization';
  return { id: zeile.id, headers: { [header]: token } };
}
