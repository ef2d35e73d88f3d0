import { AppError } from '@gm/shared/errors/app-error';
import type { Right } from '@gm/shared/schemas/accounts';
import type { ContentArea } from '../../content/context.ts';
import type { ContentKind } from '../../entries/content-kind.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { findContentKind, listEditable } from '../kinds/list-editable.ts';
import { nameEntry } from '../kinds/name-entry.ts';
import { readKey } from '../kinds/place-entry.ts';
import { listBranches } from './list-branches.ts';

const describeBranch = ({ zweig: branch = 'eintrag' }: ContentKind): string => {
  if (branch === 'pfad') return 'Nur ab dieser Adresse, zum Beispiel /familie-bildung/';
  return branch === 'eintrag'
    ? 'Nur dieser Eintrag, mit seinem Namen'
    : 'Nur von diesem Verein oder Betrieb, mit seinem Namen im Verzeichnis';
};

/** What rights can cover. */
export const listRightKinds = (areas: readonly ContentArea[]) =>
  listEditable(areas).map((kind) => ({ art: kind.name, titel: kind.titel, zweig: describeBranch(kind) }));

const refuse = (field: string, message: string) =>
  new AppError('felder_ungueltig', message, { felder: [{ feld: field, meldung: message }] });

/** The kind whose entries name the branches of another kind. */
const findBranchKind = (areas: readonly ContentArea[], { name, zweig: branch }: ContentKind): ContentKind | null =>
  findContentKind(areas, typeof branch === 'object' ? branch.von : name);

/** Parses a right; a branch is given by its path or the name of an entry. Throws if it does not exist. */
export async function readRight(db: DataSource, areas: readonly ContentArea[], right: Right): Promise<Right> {
  const kind = findContentKind(areas, right.art);
  if (!kind) throw refuse('art', 'Bitte wählen Sie aus, was das Konto bearbeiten darf.');
  const wish = right.zweig.trim();
  if (!wish) return { ...right, zweig: '' };
  const branchKind = findBranchKind(areas, kind);
  const entries = branchKind ? await createEntryRepository(db).listArt(branchKind.name) : [];
  if (kind.zweig === 'pfad') {
    const path = `/${wish.split('/').filter(Boolean).join('/')}/`;
    if (entries.some((entry) => listBranches(kind, entry).includes(path))) return { ...right, zweig: path };
    throw refuse('zweig', 'Unter dieser Adresse gibt es keine Seite.');
  }
  const wanted = wish.toLocaleLowerCase('de');
  const matching = entries.filter(
    (entry) => nameEntry(entry).toLocaleLowerCase('de') === wanted || entry.schluessel === wish,
  );
  const [first] = matching;
  if (!first || !branchKind) throw refuse('zweig', 'Einen Eintrag mit diesem Namen gibt es nicht.');
  if (matching.length > 1) {
    const numbers = matching.map(({ schluessel: key }) => key).join(', ');
    throw refuse('zweig', `So heißen mehrere Einträge. Geben Sie statt des Namens den Schlüssel an: ${numbers}.`);
  }
  return {
    ...right,
    zweig: String(typeof kind.zweig === 'object' ? readKey(branchKind, first.daten) : first.schluessel),
  };
}

/** Rights in words. */
export async function nameRights<One extends Right>(
  db: DataSource,
  areas: readonly ContentArea[],
  rights: readonly One[],
): Promise<(One & { titel: string })[]> {
  const entries = createEntryRepository(db);
  return Promise.all(
    rights.map(async (right) => {
      const kind = findContentKind(areas, right.art);
      const was = kind?.titel ?? right.art;
      if (right.zweig === '' || !kind) return { ...right, titel: was };
      if (kind.zweig === 'pfad') return { ...right, titel: `${was} ab ${right.zweig}` };
      const branchKind = findBranchKind(areas, kind);
      const entry = branchKind && (await entries.find(branchKind.name, right.zweig));
      const who = entry ? nameEntry(entry) : right.zweig;
      return { ...right, titel: typeof kind.zweig === 'object' ? `${was} von ${who}` : `${was}: ${who}` };
    }),
  );
}
