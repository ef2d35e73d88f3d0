import { createSecret } from '../src/kern/betrieb/geheimnis.ts';
import { createKontenRepository, type NeuesKonto } from '../src/kern/konten/konten-repository.ts';
import { createKontositzungRepository } from '../src/kern/konten/kontositzung-repository.ts';
import { createRechteRepository } from '../src/kern/konten/rechte-repository.ts';
import type { TestDatabase } from './test-database.ts';

/** Somebody with an account, and the header that says so. */
export async function logInTestkonto(
  { db }: TestDatabase,
  konto: Pick<NeuesKonto, 'art' | 'vorname' | 'nachname' | 'rollen'>,
): Promise<{ id: number; headers: Record<string, string> }> {
  const konten = createKontenRepository(db);
  const email = `${konto.vorname}.${konto.nachname}@rathaus.example`.toLowerCase();
  await konten.create({ ...konto, email });
  const zeile = await konten.find(konto.art, email);
  if (!zeile) throw new Error('The account is not there');
  const { token, token_hash } = createSecret();
  await createKontositzungRepository(db).begin(zeile, token_hash);
  const header = konto.art === 'rat' ? 'ratsinfosystem-authorization' : 'authorization';
  return { id: zeile.id, headers: { [header]: token } };
}

/** Headers of everybody a call for staff may meet: visitor, each role, a forged and an expired log-in. */
export async function logInAll(database: TestDatabase): Promise<Record<string, Record<string, string>>> {
  const person = { art: 'intern' as const, nachname: 'Test' };
  const konten = {
    staff: { ...person, vorname: 'Ines', rollen: [] },
    redaktion: { ...person, vorname: 'Redzep', rollen: ['redaktion' as const] },
    admin: { ...person, vorname: 'Adele', rollen: ['admin' as const] },
    autor: { ...person, vorname: 'Aurel', rollen: [] },
    verein: { ...person, art: 'verein' as const, vorname: 'Vera', rollen: [] },
    council: { ...person, art: 'rat' as const, vorname: 'Rosa', rollen: [] },
  };
  const kopf: Record<string, Record<string, string>> = { visitor: {}, forged: { authorization: 'x'.repeat(32) } };
  for (const [wer, konto] of Object.entries(konten)) {
    const { id, headers } = await logInTestkonto(database, konto);
    kopf[wer] = headers;
    // Of everything that clubs and authors may have, so that a call is refused for what it is alone.
    const arten = wer === 'autor' ? ['artikel', 'foto'] : wer === 'verein' ? ['brancheneintrag'] : [];
    for (const art of arten) await createRechteRepository(database.db).give(id, { art, zweig: '', darf: 'schreiben' });
  }
  const abgelaufen = await logInTestkonto(database, { ...person, vorname: 'Ex', rollen: ['redaktion'] });
  const alt = new Date(Date.now() - 48 * 3_600_000);
  await database.db
    .updateTable('kontositzungen')
    .set({ aktiv: alt, erstellt: alt })
    .where('konto_id', '=', abgelaufen.id)
    .execute();
  return { ...kopf, expired: abgelaufen.headers };
}
