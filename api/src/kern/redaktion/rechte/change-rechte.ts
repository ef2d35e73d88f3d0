import { AppError } from '@gm/shared/fehler/app-error';
import type { Kontoart } from '@gm/shared/regeln/zugaenge';
import type { Recht } from '@gm/shared/schemas/konten';
import type { Bereich } from '../../bereich.ts';
import type { Datenquelle } from '../../daten/database.ts';
import { createKontenRepository } from '../../konten/konten-repository.ts';
import { createRechteRepository } from '../../konten/rechte-repository.ts';
import { readRecht } from './rechtearten.ts';

type Rechtevorgang =
  | ({ vorgang: 'recht-geben' } & Recht)
  | ({ vorgang: 'recht-nehmen' } & Pick<Recht, 'art' | 'zweig'>)
  | { vorgang: 'vertretung'; vertreter: string; von: string; bis: string }
  | { vorgang: 'vertretung-enden'; vertreter_id: number };

export const isRechtevorgang = <Vorgang extends { vorgang: string }>(
  eingabe: Vorgang,
): eingabe is Vorgang & Rechtevorgang => /^(recht|vertretung)/.test(eingabe.vorgang);

const refuse = (feld: string, meldung: string) =>
  new AppError('felder_ungueltig', meldung, { felder: [{ feld, meldung }] });

/** What an administrator changes of what an account may write on. Throws for what cannot be. */
export async function changeRechte(
  db: Datenquelle,
  bereiche: readonly Bereich[],
  konto: { id: number; art: Kontoart },
  vorgang: Rechtevorgang,
): Promise<void> {
  const rechte = createRechteRepository(db);
  if (vorgang.vorgang === 'recht-nehmen') return rechte.take(konto.id, vorgang);
  if (vorgang.vorgang === 'vertretung-enden') return rechte.endVertretung(konto.id, vorgang.vertreter_id);
  if (vorgang.vorgang === 'recht-geben') {
    if (konto.art === 'rat') throw refuse('art', 'Konten des Gemeinderats bearbeiten keine Inhalte.');
    const { art, zweig, darf } = vorgang;
    const recht = await readRecht(db, bereiche, { art, zweig, darf });
    if (konto.art === 'verein' && recht.zweig === '') {
      throw refuse('zweig', 'Ein Verein bearbeitet nur seine eigenen Einträge: Bitte nennen Sie, welche das sind.');
    }
    return rechte.give(konto.id, recht);
  }
  const vertreter = await createKontenRepository(db).find('intern', vorgang.vertreter);
  if (konto.art !== 'intern' || !vertreter || vertreter.gesperrt || vertreter.id === konto.id) {
    throw refuse('vertreter', 'Vertreten kann ein anderes Konto der Verwaltung, das nicht gesperrt ist.');
  }
  return rechte.beginVertretung(konto.id, vertreter.id, vorgang);
}
