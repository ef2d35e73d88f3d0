import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { buildTokenHash } from '../../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import type { Saison } from '../ferien-dienst.ts';
import { createFerienbestandRepository } from '../ferienbestand-repository.ts';
import { buildRechnungPfad } from '../privater-pfad.ts';
import type { Kartenanbieter } from './kartenanbieter.ts';
import { findReferenzen } from './match-umsatz.ts';
import { createZahlungRepository } from './zahlung-repository.ts';

/** Asks the provider for a page on which what is open of a bill is paid. */
export async function startKarte(
  db: Datenquelle,
  anbieter: Kartenanbieter,
  token: string,
  { absender: { siteUrl } }: Saison,
): Promise<{ art: 'unbekannt' } | { art: 'bezahlt' } | { art: 'gestartet'; adresse: string }> {
  const buchung = await createFerienbestandRepository(db).find(buildTokenHash(token));
  const konto = buchung && (await createZahlungRepository(db).findKontoOf(buchung.id));
  if (!konto) return { art: 'unbekannt' };
  if (konto.offen <= 0) return { art: 'bezahlt' };
  const { adresse } = await anbieter.start({
    betrag: konto.offen,
    zweck: `Ferienprogramm ${konto.referenz}`,
    zurueck: new URL(buildRechnungPfad(token), siteUrl).href,
    meldung: new URL('/api/ferienprogramm/karte/meldung', siteUrl).href,
  });
  return { art: 'gestartet', adresse };
}

/** Notes a payment that the provider confirms when asked; what the message itself says is not believed, and twice is like once. */
export async function noteKarte(db: Datenquelle, anbieter: Kartenanbieter, beleg: string): Promise<void> {
  const zahlung = await anbieter.read(beleg);
  const [referenz = ''] = findReferenzen(zahlung?.zweck ?? '');
  const konto = zahlung?.bezahlt ? await createZahlungRepository(db).findKonto(referenz) : null;
  if (!zahlung || !konto) return;
  const { tag } = readBerlinerZeit(new Date());
  const { buchung_id } = konto;
  const rest = { art: 'karte' as const, tag, beleg: `karte ${beleg}`, notiz: beleg, von: 'Kartenzahlung' };
  await createZahlungRepository(db).add({ buchung_id, betrag: zahlung.betrag, ...rest });
}
