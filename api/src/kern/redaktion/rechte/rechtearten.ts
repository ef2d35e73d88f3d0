import { AppError } from '@gm/shared/fehler/app-error';
import type { Recht } from '@gm/shared/schemas/konten';
import type { Bereich } from '../../bereich.ts';
import type { Datenquelle } from '../../daten/database.ts';
import { createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import type { Inhaltsart } from '../../inhalt/inhaltsart.ts';
import { findInhaltsart, listEditierbare } from '../inhalt/list-editierbare.ts';
import { nameEintrag } from '../inhalt/name-eintrag.ts';
import { readKey } from '../inhalt/place-eintrag.ts';
import { listZweige } from './list-zweige.ts';

const describeZweig = ({ zweig = 'eintrag' }: Inhaltsart): string => {
  if (zweig === 'pfad') return 'Nur ab dieser Adresse, zum Beispiel /familie-bildung/';
  return zweig === 'eintrag'
    ? 'Nur dieser Eintrag, mit seinem Namen'
    : 'Nur von diesem Verein oder Betrieb, mit seinem Namen im Verzeichnis';
};

/** What rights can be about. */
export const listRechtearten = (bereiche: readonly Bereich[]) =>
  listEditierbare(bereiche).map((art) => ({ art: art.name, titel: art.titel, zweig: describeZweig(art) }));

const refuse = (feld: string, meldung: string) =>
  new AppError('felder_ungueltig', meldung, { felder: [{ feld, meldung }] });

/** Kind whose entries name the branches of another. */
const findZweigart = (bereiche: readonly Bereich[], { name, zweig }: Inhaltsart): Inhaltsart | null =>
  findInhaltsart(bereiche, typeof zweig === 'object' ? zweig.von : name);

/** A right as it is kept; what was typed names a branch by its path or the name of an entry. Throws for what there is not. */
export async function readRecht(db: Datenquelle, bereiche: readonly Bereich[], recht: Recht): Promise<Recht> {
  const art = findInhaltsart(bereiche, recht.art);
  if (!art) throw refuse('art', 'Bitte wählen Sie aus, was das Konto bearbeiten darf.');
  const wunsch = recht.zweig.trim();
  if (!wunsch) return { ...recht, zweig: '' };
  const zweigart = findZweigart(bereiche, art);
  const eintraege = zweigart ? await createEintragRepository(db).listArt(zweigart.name) : [];
  if (art.zweig === 'pfad') {
    const pfad = `/${wunsch.split('/').filter(Boolean).join('/')}/`;
    if (eintraege.some((eintrag) => listZweige(art, eintrag).includes(pfad))) return { ...recht, zweig: pfad };
    throw refuse('zweig', 'Unter dieser Adresse gibt es keine Seite.');
  }
  const gesucht = wunsch.toLocaleLowerCase('de');
  const passende = eintraege.filter(
    (eintrag) => nameEintrag(eintrag).toLocaleLowerCase('de') === gesucht || eintrag.schluessel === wunsch,
  );
  const [erster] = passende;
  if (!erster || !zweigart) throw refuse('zweig', 'Einen Eintrag mit diesem Namen gibt es nicht.');
  if (passende.length > 1) {
    const nummern = passende.map(({ schluessel }) => schluessel).join(', ');
    throw refuse('zweig', `So heißen mehrere Einträge. Geben Sie statt des Namens den Schlüssel an: ${nummern}.`);
  }
  return {
    ...recht,
    zweig: String(typeof art.zweig === 'object' ? readKey(zweigart, erster.daten) : erster.schluessel),
  };
}

/** Rights in words. */
export async function nameRechte<Eines extends Recht>(
  db: Datenquelle,
  bereiche: readonly Bereich[],
  rechte: readonly Eines[],
): Promise<(Eines & { titel: string })[]> {
  const eintraege = createEintragRepository(db);
  return Promise.all(
    rechte.map(async (recht) => {
      const art = findInhaltsart(bereiche, recht.art);
      const was = art?.titel ?? recht.art;
      if (recht.zweig === '' || !art) return { ...recht, titel: was };
      if (art.zweig === 'pfad') return { ...recht, titel: `${was} ab ${recht.zweig}` };
      const zweigart = findZweigart(bereiche, art);
      const eintrag = zweigart && (await eintraege.find(zweigart.name, recht.zweig));
      const wer = eintrag ? nameEintrag(eintrag) : recht.zweig;
      return { ...recht, titel: typeof art.zweig === 'object' ? `${was} von ${wer}` : `${was}: ${wer}` };
    }),
  );
}
