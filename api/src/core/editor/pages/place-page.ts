import { AppError } from '@gm/shared/errors/app-error';
import type { ContributionInput } from '@gm/shared/schemas/editor/editorial-contribution';
import type { PageOrder } from '@gm/shared/schemas/editor/page-order';
import type { FieldError } from '@gm/shared/schemas/form';
import { safeParse } from 'zod/v4/core';
import { pageKind } from '../../entries/core-kinds.ts';
import { getPagePath } from '../../entries/entry-address.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import { addToMenu, readMenuPlace } from '../../entries/menu-place.ts';
import type { Command } from '../../forms/carry-out.ts';
import { createFaults } from '../../forms/receive-once.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { normalizePath } from '../../platform/rules/normalize-path.ts';
import { createEditing, lockState } from '../drafts/edit.ts';
import { findChosen } from '../drafts/edit-several.ts';
import { beginNew } from '../entries/begin-new.ts';
import { CONTENT } from '../entries/content-publication.ts';
import { buildValues } from '../entries/show-contribution.ts';
import { parseData } from '../kinds/content-details.ts';
import { buildEntryKey } from '../kinds/place-entry.ts';
import type { Assignee } from '../rights/check-right.ts';
import type { ReleaseSender } from '../rights/compose-release.ts';
import { findOwnMenu } from '../rights/menu-right.ts';
import { pickTimes } from '../store/build-times.ts';
import type { Publication, Publications } from '../store/publication.ts';
import { createPageTreeRepository } from './page-tree-repository.ts';
import { readChoice } from './show-page-place.ts';

const at = (field: string, message: string): FieldError[] => [{ feld: field, meldung: message }];

/** The path that the order asks for. */
function readPath({ unter: above, kurz: own, titel: title }: PageOrder): string {
  const key = [buildEntryKey(above), buildEntryKey((own || title).replaceAll('/', ' '))].filter(Boolean).join('/');
  return key ? `/${key}/` : '/';
}

/** The fault of a page above that does not exist. */
async function checkAbove(trx: DataSource, { unter: above }: PageOrder): Promise<FieldError[]> {
  const path = normalizePath(above);
  if (path === '/') return [];
  const pages = path === null ? [] : await createEntryRepository(trx).listPages(path);
  return pages.length > 0
    ? []
    : at('unter', 'Diese Seite gibt es nicht. Wählen Sie eine aus der Liste, oder „/“ für die oberste Ebene.');
}

/** The fault of an address that another page or draft has. */
async function checkFree(trx: DataSource, path: string, own: string): Promise<FieldError[]> {
  const pages = await createEntryRepository(trx).listPages(path);
  const drafts = await createPageTreeRepository(trx).listDrafts();
  const isTaken =
    pages.some(({ datei: file }) => getPagePath(file) === path) ||
    drafts.some(
      ({ referenz: reference, schluessel: key, titel: title }) =>
        reference !== own && `/${buildEntryKey(key || title)}/` === path,
    );
  return isTaken ? at('kurz', `Unter ${path} steht schon eine Seite.`) : [];
}

async function checkPlace(trx: DataSource, actor: Assignee, { menue }: PageOrder): Promise<FieldError[]> {
  if (!menue) return [];
  const place = readMenuPlace(menue);
  const menu = await findOwnMenu(trx, actor.rechte);
  if (!menu) return at('menue', 'Das Menü darf Ihr Konto nicht ändern.');
  return place && addToMenu(menu.daten, place, { title: '', href: '' })
    ? []
    : at('menue', 'Diesen Platz im Menü gibt es nicht mehr. Bitte laden Sie die Seite neu.');
}

/** A fault of the page's own form, at the field of this one that it is about. */
const FIELDS: Record<string, string> = { adresse: 'kurz', 'daten/titel': 'titel' };
const carryOver = ({ feld: field, meldung: message }: FieldError): FieldError => ({
  feld: FIELDS[field] ?? 'titel',
  meldung: message,
});

/** The page as its own form would send it. */
async function buildInput(
  trx: DataSource,
  publication: Publication,
  actor: Assignee,
  order: PageOrder,
): Promise<Record<string, unknown>> {
  const { wahl: choice, titel: title, muster: pattern } = order;
  const path = readPath(order);
  if (!choice) {
    const start = await beginNew(trx, actor, pageKind, pattern);
    if (!start) throw createFaults(at('muster', 'Dieses Muster gibt es nicht mehr.'));
    const data = { ...(parseData(start.daten) as object), titel: title };
    const faults = await checkFree(trx, path, '');
    if (faults.length > 0) throw createFaults(faults);
    return {
      art: pageKind.name,
      schluessel: path.slice(1, -1),
      daten: JSON.stringify(data),
      text: start.text,
      referenz: '',
      version: 0,
      was: 'speichern',
    };
  }
  const name = readChoice(choice);
  const { referenz: reference, angaben: details } = await findChosen(trx, name);
  const state = reference ? await lockState(trx, reference) : null;
  const isPublic = !state || state.beitrag.inhalt_schluessel !== null;
  if (details.art !== pageKind.name) throw new AppError('nicht_gefunden', 'Diese Seite gibt es nicht.');
  if (isPublic && state && state.beitrag.version !== state.beitrag.freigegeben) {
    throw createFaults(
      at(
        'titel',
        'Diese Seite hat Änderungen, die noch nicht freigegeben sind. Geben Sie zuerst diese frei: Sonst würden sie mit veröffentlicht.',
      ),
    );
  }
  const data = { ...(parseData(String(details.daten)) as object), titel: title };
  const present = state?.beitrag.inhalt_schluessel ?? String(details.schluessel);
  if (!isPublic) {
    const faults = await checkFree(trx, path, reference);
    if (faults.length > 0) throw createFaults(faults);
  }
  return {
    ...buildValues({ ...details, ...pickTimes(publication.showAngaben(details)) }),
    schluessel: isPublic ? present : path.slice(1, -1),
    daten: JSON.stringify(data),
    adresse: isPublic && present !== 'index' ? path : '',
    // Title and address make no barriers, and there is no preview to look at.
    barrieren: '[]',
    referenz: reference,
    version: choice.slice(choice.lastIndexOf(':') + 1),
    was: isPublic ? 'freigeben' : 'speichern',
  };
}

/**
 * Creates a page below another as a draft, or changes title, address and place in the menu of a page: a public one is
 * released with them, as from its own form.
 */
export function createPagePlacing(
  { find }: Publications,
  actor: Assignee,
  sender: ReleaseSender,
): Command<PageOrder, null> {
  return {
    name: 'redaktion-seite',

    async check(trx, order) {
      const faults = [...(await checkAbove(trx, order)), ...(await checkPlace(trx, actor, order))];
      return faults.length > 0 ? { fehler: faults } : { fund: null };
    },

    async perform(trx, order) {
      const publication = find(CONTENT, pageKind.name);
      if (!publication) throw new AppError('konflikt', 'Seiten lassen sich hier nicht bearbeiten.');
      const { data, error } = safeParse(publication.schema, await buildInput(trx, publication, actor, order));
      if (error) throw createFaults(error.issues.map(({ message }) => ({ feld: 'titel', meldung: message })));
      // Not in the schema of the form: only an account with the right to the menu gets here with a place.
      const input = { ...(data as ContributionInput), menue: order.menue };
      const command = createEditing(publication, actor, sender);
      const check = await command.check(trx, input);
      if ('fehler' in check) throw createFaults(check.fehler.map(carryOver));
      return command.perform(trx, input, check.fund);
    },
  };
}
