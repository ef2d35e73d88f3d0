import { AppError } from '@gm/shared/errors/app-error';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { mustBeComplete } from '@gm/shared/rules/editorial';
import { contentContributionSchema } from '@gm/shared/schemas/editor/editorial-content';
import { CONTENT_FIELDS } from '@gm/shared/schemas/editor/editorial-content-fields';
import type { z } from 'zod/mini';
import type { ContentArea } from '../../content/context.ts';
import { describeFields } from '../../content/publish/describe-fields.ts';
import { publishChange } from '../../content/publish/publish-change.ts';
import { type ContentKind, type Entry, nameOne } from '../../entries/content-kind.ts';
import { createContentRepository } from '../../entries/content-repository.ts';
import { pageKind, photoKind } from '../../entries/core-kinds.ts';
import { findPublic, getPagePath } from '../../entries/entry-address.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import { nameMenuPlace, readMenuPlace } from '../../entries/menu-place.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { buildDetails, parseData, readDetails } from '../kinds/content-details.ts';
import { dateData } from '../kinds/date-data.ts';
import { listDetails } from '../kinds/list-details.ts';
import { findContentKind, listEditable } from '../kinds/list-editable.ts';
import { nameEntry } from '../kinds/name-entry.ts';
import { readNumber } from '../kinds/number-data.ts';
import { describeForm, fillTimes, readPeriod } from '../kinds/own-fields.ts';
import { buildEntryKey } from '../kinds/place-entry.ts';
import { listPlanError, type Plan, planChange, readPathWish } from '../kinds/plan-change.ts';
import { createMediaRepository } from '../media/media-repository.ts';
import { checkBarriers } from '../quality/check-barriers.ts';
import { checkQuality } from '../quality/check-quality.ts';
import { checkTextDa } from '../quality/list-missing.ts';
import { listBranches } from '../rights/list-branches.ts';
import { createContentRelationRepository } from '../store/content-relation-repository.ts';
import type { ContributionLine } from '../store/editorial-repository.ts';
import type { Publication } from '../store/publication.ts';
import { getTimes } from '../store/read-moment.ts';
import { checkEmptyPieces } from '../templates/check-empty-pieces.ts';
import { checkPieces } from '../templates/check-pieces.ts';
import { askBeforeRelease } from './ask-before-release.ts';
import { buildForm } from './build-form.ts';
import { checkMenuPlace, checkMove, checkReplacement } from './check-cross-references.ts';
import { checkMoments } from './check-moments.ts';
import { checkPhotos, checkUnused } from './check-photos.ts';
import { noteSequences } from './note-sequences.ts';

/** Publication kind of all content entries; the version says which entry it is. */
export const CONTENT = 'inhalt';

/** Plans computed by the check, by transaction. */
const plaene = new WeakMap<DataSource, Plan>();

/** The present or future page path of an entry's blocks. */
const findLocation = (kind: ContentKind, key: string, details: ReturnType<typeof readDetails>) => ({
  art: kind.name,
  schluessel: key,
  pfad: kind === pageKind ? (readPathWish(details) ?? getPagePath(`seiten/${buildEntryKey(key)}.md`)) : null,
  daten: parseData(details.daten),
});

type Withdraw = Pick<z.output<typeof contentContributionSchema>, 'ersatz' | 'ohne_ersatz'>;

/** Publishes content entries: write, release, withdraw and restore. */
export function createContentPublication(areas: readonly ContentArea[]): Publication {
  const findKind = (name: string) => findContentKind(areas, name);

  /** The entry as stored in the content. */
  async function findCurrent(db: DataSource, contribution: number): Promise<Entry | null> {
    const { art: kind, schluessel: key } = await createContentRelationRepository(db).findInhalt({ id: contribution });
    return kind === null || key === null ? null : createEntryRepository(db).find(kind, key);
  }

  async function carryOut(trx: DataSource, plan: Plan): Promise<void> {
    const { vorausschau: lookahead } = plan;
    await publishChange(trx, plan, {
      bereiche: areas,
      vorausschau: lookahead,
      async store() {
        await createEntryRepository(trx).change(plan.neue, plan.entfernte);
        await noteSequences(trx, plan);
        for (const { art: kind, schluessel: key } of plan.entfernte) {
          if (kind === photoKind.name) await createMediaRepository(trx).removeFile(key);
        }
      },
    });
  }

  return {
    name: CONTENT,
    bezeichnung: 'Inhalt',
    kuerzel: 'IN',
    schema: contentContributionSchema,
    inhaltsarten: listEditable(areas).map(({ name }) => name),
    getGegenstand(details) {
      const { art: name, schluessel: key, daten: data, adresse: address } = readDetails(details);
      const kind = findKind(name);
      if (!kind) return { art: name, zweige: [] };
      const here = listBranches(kind, { schluessel: key, daten: parseData(data) });
      // A page may move only within the paths the account may edit.
      const there =
        address && kind === pageKind ? listBranches(kind, { schluessel: buildEntryKey(address), daten: null }) : here;
      return { art: name, zweige: here.filter((branch) => there.includes(branch)) };
    },
    describe({ art: name }) {
      const kind = findKind(String(name));
      return kind && nameOne(kind);
    },

    readAngaben(input) {
      const { art: kind, schluessel: key, daten: data, text, adresse: address, menue: place } = readDetails(input);
      const title = nameEntry({ daten: parseData(data), schluessel: key || 'Neuer Eintrag' }, findKind(kind));
      return {
        titel: title,
        art: kind,
        schluessel: key,
        daten: data,
        text,
        ...(address ? { adresse: address } : {}),
        ...(place ? { menue: place } : {}),
      };
    },

    buildFormular: (db, details, status) => buildForm(db, areas, details, status),

    showAngaben(details) {
      const { art: name, daten: data } = readDetails(details);
      const kind = findKind(name);
      const { tag: today } = readBerlinTime(new Date());
      if (!kind) return details;
      const current = parseData(data) ?? {};
      const dated = kind.date ? kind.date(current as Record<string, unknown>, today) : current;
      return {
        ...details,
        // Chosen in the tree of pages; the form of the page neither shows nor sends it.
        menue: undefined,
        ...(details.bis_datum ? {} : readPeriod(kind, current, today)),
        daten: JSON.stringify(dateData(describeFields(kind.schema), dated, today)),
      };
    },

    listAngaben(details) {
      const { art: name, daten: data, text, menue } = readDetails(details);
      const kind = findKind(name);
      const place = readMenuPlace(menue);
      return [
        ...(kind ? listDetails(describeForm(kind), parseData(data)) : []),
        ...(text ? [{ titel: CONTENT_FIELDS.text, wert: text }] : []),
        ...(place ? [{ titel: 'Im Menü', wert: nameMenuPlace(place) }] : []),
      ];
    },

    async findExisting(trx, input) {
      const { art: kind, schluessel: key } = readDetails(input);
      // Concurrent first edits share one entry.
      await createContentRepository(trx).lock();
      return key ? createContentRelationRepository(trx).findReferenz(kind, key) : null;
    },

    async findInventory(trx, input) {
      const { art: kind, schluessel: key } = readDetails(input);
      const entry = key ? await createEntryRepository(trx).find(kind, key) : null;
      return (
        entry && {
          art: kind,
          schluessel: key,
          nummer: readNumber(entry.daten),
          angaben: buildDetails(entry, findKind(kind)),
        }
      );
    },

    async check(trx, input) {
      const details = readDetails(input);
      const kind = findKind(details.art);
      if (!kind) return [{ feld: 'was', meldung: 'Diese Art von Inhalt gibt es nicht.' }];
      if (parseData(details.daten) === undefined) return [{ feld: 'daten', meldung: 'Die Angaben sind nicht lesbar.' }];
      const without = input.was === 'zurueckziehen';
      const current = await createContentRelationRepository(trx).findInhalt({ referenz: input.referenz });
      const key = current.schluessel ?? details.schluessel;
      const wrong = without ? [] : await checkPieces(trx, findLocation(kind, key, details));
      if (wrong.length > 0) return wrong;
      if (input.was === 'speichern' || input.was === 'zurueckgeben') return [];
      const { ersatz: replacement, ohne_ersatz } = input as typeof input & Withdraw;
      const { nummer: num } = current;
      const times = getTimes(input);
      if (kind.zeitraum && !without && !times.bis) return [{ feld: 'bis_datum', meldung: kind.zeitraum.endeFehlt }];
      const data = await fillTimes(trx, kind, parseData(details.daten), { schluessel: key, ...times });
      const plan = await planChange(trx, {
        art: kind,
        angaben: details,
        daten: data,
        schluessel: key,
        nummer: num,
        ohne: without,
        ersatz: replacement,
      });
      plaene.set(trx, plan);
      const error = without
        ? [
            ...(await checkReplacement(trx, areas, plan, { ersatz: replacement, ohne_ersatz })),
            ...(await checkUnused(trx, areas, plan)),
          ]
        : [
            ...(await checkMove(trx, plan, details)),
            ...checkMenuPlace(plan, details),
            ...checkMoments(describeForm(kind), parseData(details.daten)),
            ...(await checkPhotos(trx, plan)),
            ...(await checkEmptyPieces(trx, kind, parseData(details.daten))),
            ...(await checkQuality(trx, areas, plan)),
            ...(kind === pageKind ? await checkBarriers(trx, input.barrieren) : []),
          ];
      const textError = mustBeComplete(input.was) ? checkTextDa(kind, details.text) : [];
      const all = [...textError, ...(error.length > 0 ? error : await listPlanError(trx, plan, areas))];
      return all.length === 0 && input.was === 'freigeben' && !input.bestaetigt ? askBeforeRelease(trx, plan) : all;
    },

    async write(trx, { id, ab: from, bis: until }: ContributionLine, { angaben: details }) {
      const content = readDetails(details);
      const kind = findKind(content.art);
      if (!kind) throw new AppError('konflikt', 'Diese Art von Inhalt ist ausgeschaltet.');
      const relation = createContentRelationRepository(trx);
      const { schluessel: key, nummer: num } = await relation.findInhalt({ id });
      const plan =
        plaene.get(trx) ??
        (await planChange(trx, {
          art: kind,
          angaben: content,
          daten: await fillTimes(trx, kind, parseData(content.daten), { schluessel: key, ab: from, bis: until }),
          schluessel: key,
          nummer: num,
        }));
      if (key !== plan.platz.schluessel || num !== plan.nummer) {
        await relation.assignInhalt(id, { ...plan.platz, nummer: plan.nummer });
      }
      await carryOut(trx, plan);
    },

    async remove(trx, contribution) {
      const current = await findCurrent(trx, contribution);
      const kind = current && findKind(current.art);
      if (!kind) return;
      const { schluessel: key } = current;
      const details = buildDetails(current, kind);
      await carryOut(
        trx,
        plaene.get(trx) ?? (await planChange(trx, { art: kind, angaben: details, schluessel: key, ohne: true })),
      );
    },

    isPublic: async (db, contribution) => (await findCurrent(db, contribution)) !== null,

    async findPath(db, contribution) {
      const current = await findCurrent(db, contribution);
      const kind = current && findKind(current.art);
      return kind ? findPublic(db, kind, current) : null;
    },
  };
}
