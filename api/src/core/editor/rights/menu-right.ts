import type { Entry } from '../../entries/content-kind.ts';
import { menuKind } from '../../entries/core-kinds.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import { isMainMenu } from '../../entries/menu-place.ts';
import type { DataSource } from '../../platform/database/database.ts';
import type { Rights } from '../store/rights.ts';
import { needsFourEyes } from './four-eyes.ts';
import { listBranches } from './list-branches.ts';

/** The main menu, if the account may publish it alone; null otherwise. */
export async function findOwnMenu(db: DataSource, rights: Rights): Promise<Entry | null> {
  const menu = (await createEntryRepository(db).listArt(menuKind.name)).find(isMainMenu);
  const isAllowed =
    menu !== undefined && rights.allows('freigeben', { art: menuKind.name, zweige: listBranches(menuKind, menu) });
  return isAllowed && !(await needsFourEyes(db, menuKind.name)) ? menu : null;
}
