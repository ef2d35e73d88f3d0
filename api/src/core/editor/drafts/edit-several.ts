import { AppError } from '@gm/shared/errors/app-error';
import type { BulkEdit, ContributionInput } from '@gm/shared/schemas/editor/editorial-contribution';
import type { FieldError } from '@gm/shared/schemas/form';
import { safeParse } from 'zod/v4/core';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import type { Command } from '../../forms/carry-out.ts';
import { createFaults } from '../../forms/receive-once.ts';
import type { DataSource } from '../../platform/database/database.ts';
import type { Mail } from '../../services/mail/mail.ts';
import { CONTENT } from '../entries/content-publication.ts';
import { buildValues } from '../entries/show-contribution.ts';
import { buildDetails } from '../kinds/content-details.ts';
import type { Assignee } from '../rights/check-right.ts';
import type { ReleaseSender } from '../rights/compose-release.ts';
import { buildTimes, pickTimes } from '../store/build-times.ts';
import type { Publications } from '../store/publication.ts';
import { createEditing, lockState } from './edit.ts';

/** One selected item: an entry with versions, or a content entry without any. */
interface Chosen {
  art: string;
  inhaltsart: string | null;
  referenz: string;
  angaben: Record<string, unknown>;
}

export async function findChosen(trx: DataSource, name: string): Promise<Chosen> {
  const [kind = '', ...rest] = name.split('/');
  if (rest.length === 0) {
    const { beitrag: contribution, fassung: version } = await lockState(trx, name);
    const { art: own, inhalt_art: contentKind } = contribution;
    return {
      art: own,
      inhaltsart: contentKind,
      referenz: name,
      angaben: { ...buildTimes(contribution), ...version.angaben },
    };
  }
  const entry = await createEntryRepository(trx).find(kind, rest.join('/'));
  if (!entry) throw new AppError('nicht_gefunden', 'Einen dieser Inhalte gibt es nicht mehr.');
  return { art: CONTENT, inhaltsart: kind, referenz: '', angaben: buildDetails(entry) };
}

/**
 * Releases the newest versions of several entries, or withdraws them: each as from its own form, one after the other,
 * in one transaction.
 */
export function createBulkEdit(
  { find }: Publications,
  actor: Assignee,
  sender: ReleaseSender,
): Command<BulkEdit, null> {
  return {
    name: 'redaktion-mehrere',
    // An entry can only be checked after the ones before it have been changed.
    check: async () => ({ fund: null }),

    async perform(trx, { beitraege: contributions, was, ohne_ersatz }) {
      const fault: FieldError[] = [];
      const mails: Mail[] = [];
      // In a fixed order, so that concurrent batches cannot deadlock.
      for (const choice of [...new Set(contributions)].sort()) {
        const separator = choice.lastIndexOf(':');
        const {
          art: kind,
          inhaltsart: contentKind,
          referenz: reference,
          angaben: details,
        } = await findChosen(trx, choice.slice(0, separator));
        const publication = find(kind, contentKind);
        if (!publication) throw new AppError('konflikt', 'Diese Art von Beitrag ist ausgeschaltet.');
        const refuse = (messages: readonly string[]) =>
          fault.push({
            feld: 'beitraege',
            meldung: `„${String(details.titel)}“${reference && ` (${reference})`}: ${messages.join(' ')}`,
          });
        // The unchanged fields of its form, validated like a submitted form.
        const { data, error } = safeParse(publication.schema, {
          ...buildValues({ ...details, ...pickTimes(publication.showAngaben(details)) }),
          referenz: reference,
          version: choice.slice(separator + 1),
          was,
          ohne_ersatz,
        });
        if (error) {
          refuse(error.issues.map(({ message }) => message));
          continue;
        }
        const input = data as ContributionInput;
        const command = createEditing(publication, actor, sender);
        const check = await command.check(trx, input);
        if ('fehler' in check) {
          refuse(check.fehler.map(({ meldung: message }) => message));
          continue;
        }
        const { mails: own = [] } = await command.perform(trx, input, check.fund);
        mails.push(...own);
      }
      if (fault.length > 0) throw createFaults(fault);
      // There are several entries, so no single number represents the result.
      return { id: 0, referenz: '', mails };
    },
  };
}
