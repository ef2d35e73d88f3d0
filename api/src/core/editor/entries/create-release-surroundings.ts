import { AppError } from '@gm/shared/errors/app-error';
import type { ContributionInput } from '@gm/shared/schemas/editor/editorial-contribution';
import type { Objects } from '@gm/shared/store/objects';
import type { ContentArea } from '../../content/context.ts';
import type { ReleaseSurroundings } from '../../desk/release-kind.ts';
import type { ContentKind, Entry } from '../../entries/content-kind.ts';
import { createContentRepository } from '../../entries/content-repository.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import { createFormRepository } from '../../forms/form-repository.ts';
import { createFaults } from '../../forms/receive-once.ts';
import type { DataSource } from '../../platform/database/database.ts';
import type { Actor } from '../../services/accounts/sessions/actor.ts';
import { buildDetails } from '../kinds/content-details.ts';
import { nameEntry } from '../kinds/name-entry.ts';
import { findNextNumber, readNumber } from '../kinds/number-data.ts';
import { addMedium } from '../media/store-medium.ts';
import { needsFourEyes } from '../rights/four-eyes.ts';
import { createContentRelationRepository } from '../store/content-relation-repository.ts';
import { type ContributionLine, createEditorialRepository } from '../store/editorial-repository.ts';
import type { Publication, Publications } from '../store/publication.ts';
import { record, recordInventory } from '../store/record-editing.ts';
import { CONTENT } from './content-publication.ts';

interface Environment {
  akteur: Actor;
  istZweite?: boolean;
  bereiche: readonly ContentArea[];
  publikationen: Publications;
  uploads: Objects;
}

const WITHOUT_TIMES = { ab_datum: null, ab_zeit: null, bis_datum: null, bis_zeit: null };

function findPublication({ publikationen: publications }: Environment, { name }: ContentKind): Publication {
  const publication = publications.find(CONTENT, name);
  if (!publication) throw new AppError('konflikt', 'Diese Art von Inhalt ist ausgeschaltet.');
  return publication;
}

async function createContribution(
  trx: DataSource,
  { kuerzel: abbreviation }: Publication,
  kind: ContentKind,
): Promise<ContributionLine> {
  const reference = await createFormRepository(trx).assignReferenz(abbreviation);
  return createEditorialRepository(trx).create(reference, CONTENT, kind.name);
}

/** The entry with its versions; stores the present content as the first version if there is none. */
async function adoptEntry(
  trx: DataSource,
  publication: Publication,
  kind: ContentKind,
  entry: Entry,
): Promise<ContributionLine> {
  const relation = createContentRelationRepository(trx);
  const existing = await relation.lockZuInhalt(kind.name, entry.schluessel);
  if (existing) return existing;
  const contribution = await createContribution(trx, publication, kind);
  await relation.assignInhalt(contribution.id, { ...entry, nummer: readNumber(entry.daten) });
  return (await recordInventory(trx, contribution, buildDetails(entry))).beitrag;
}

/** An import may have given the wanted number to another entry. */
async function chooseNumber(
  trx: DataSource,
  kind: ContentKind,
  { nummer: num, istNeu: isNew }: { nummer: number; istNeu: boolean },
): Promise<number> {
  if (!isNew) return num;
  const isTaken =
    (await createEntryRepository(trx).find(kind.name, String(num))) !== null ||
    (await createContentRelationRepository(trx).findReferenz(kind.name, String(num))) !== null;
  return isTaken ? findNextNumber(trx, kind) : num;
}

/** Publishes content entries from released submissions. */
export function createReleaseSurroundings(environment: Environment): ReleaseSurroundings {
  const { akteur: actor, istZweite: isSecond = false, uploads } = environment;
  return {
    uploads,

    async releaseEintrag(trx, { art: kind, daten: data, ...desired }) {
      const publication = findPublication(environment, kind);
      if (!isSecond && (await needsFourEyes(trx, kind.name))) {
        const message =
          'Hier gilt das Vier-Augen-Prinzip: Eine Person übernimmt und berichtigt die Einsendung, eine andere gibt sie unverändert frei.';
        throw createFaults([{ feld: 'was', meldung: message }]);
      }
      await createContentRepository(trx).lock();
      const relation = createContentRelationRepository(trx);
      const num = await chooseNumber(trx, kind, desired);
      const key = String(num);
      const entry = await createEntryRepository(trx).find(kind.name, key);
      const contribution = entry
        ? await adoptEntry(trx, publication, kind, entry)
        : ((await relation.lockZuInhalt(kind.name, key)) ?? (await createContribution(trx, publication, kind)));
      if (!entry) await relation.assignInhalt(contribution.id, { art: kind.name, schluessel: key, nummer: num });
      const title = nameEntry({ daten: data, schluessel: key });
      const details = {
        titel: title,
        art: kind.name,
        schluessel: key,
        daten: JSON.stringify(data),
        text: '',
        ...WITHOUT_TIMES,
      };
      const input = { ...details, referenz: contribution.referenz, version: contribution.version, was: 'freigeben' };
      const [error] = await publication.check(trx, input as unknown as ContributionInput);
      if (error) {
        throw createFaults([{ feld: 'was', meldung: `So lässt es sich nicht veröffentlichen: ${error.meldung}` }]);
      }
      await record(trx, publication, actor, contribution, { vorgang: 'freigeben', angaben: details });
      return (await relation.findInhalt({ id: contribution.id })).nummer ?? num;
    },

    async withdrawEintrag(trx, { art: kind, nummer: num }) {
      await createContentRepository(trx).lock();
      const entry = await createEntryRepository(trx).find(kind.name, String(num));
      if (!entry) return;
      const publication = findPublication(environment, kind);
      const contribution = await adoptEntry(trx, publication, kind, entry);
      const version = await createEditorialRepository(trx).findFassung(contribution.id, contribution.version);
      const details = version?.angaben ?? buildDetails(entry);
      await record(trx, publication, actor, contribution, { vorgang: 'zurueckziehen', angaben: details });
    },

    addFoto: async (trx, photo) => (await addMedium(trx, environment, photo)).foto.datei,
  };
}
