import type { Datenquelle } from '../../daten/database.ts';
import type { Akteur } from '../../freigaben/freigabe-repository.ts';
import { createKontenRepository, type KontoZeile } from '../../konten/konten-repository.ts';
import { readBriefe } from '../../mail/briefe.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Beitragszeile } from '../redaktion-repository.ts';
import { composeFreigabe, type Freigabeabsender, isFreigabeanlass } from './compose-freigabe.ts';
import { FREIGABEMAILS } from './freigabemails.ts';
import { createRechte, type Gegenstand } from './rechte.ts';

/**
 * Who is asked for a release: who edits or has been given the right, and whoever stands in for them today. Those who only
 * manage accounts are asked where there is nobody else.
 */
export function listFreigebende(konten: readonly KontoZeile[], gegenstand: Gegenstand, ohne: number): KontoZeile[] {
  const moegliche = konten.filter(
    (konto) =>
      konto.id !== ohne &&
      konto.art === 'intern' &&
      !konto.gesperrt &&
      createRechte(konto).allows('freigeben', gegenstand),
  );
  const gemeinte = moegliche.filter((konto) =>
    createRechte({ ...konto, rollen: konto.rollen.filter((rolle) => rolle !== 'admin') }).allows(
      'freigeben',
      gegenstand,
    ),
  );
  return gemeinte.length > 0 ? gemeinte : moegliche;
}

interface Schritt {
  vorgang: string;
  hinweis: string;
  gegenstand: Gegenstand;
  titel: string;
  bezeichnung: string;
}

/** Mails for who has to look at an entry now, or for who asked for that. @param beitrag as it was before the step */
export async function composeFreigabemails(
  trx: Datenquelle,
  { konto, name: von }: Akteur,
  { referenz, vorgelegt_von }: Pick<Beitragszeile, 'referenz' | 'vorgelegt_von'>,
  { vorgang, hinweis, gegenstand, titel, bezeichnung }: Schritt,
  absender: Freigabeabsender,
): Promise<Mail[]> {
  if (!isFreigabeanlass(vorgang)) return [];
  if (vorgang !== 'vorlegen' && (vorgelegt_von === null || vorgelegt_von === konto)) return [];
  const konten = await createKontenRepository(trx).list();
  const empfaenger =
    vorgang === 'vorlegen'
      ? listFreigebende(konten, gegenstand, konto ?? 0)
      : konten.filter(({ id, gesperrt }) => id === vorgelegt_von && !gesperrt);
  const briefe = await readBriefe(trx, FREIGABEMAILS);
  return empfaenger.map(({ email, vorname, nachname }) =>
    composeFreigabe(
      briefe,
      vorgang,
      { an: { email, name: `${vorname} ${nachname}` }, von, beitrag: { referenz, bezeichnung, titel }, hinweis },
      absender,
    ),
  );
}
