import type { FieldError } from '@gm/shared/schemas/form';
import type { ContentArea } from '../../content/context.ts';
import { findAddress, getPagePath } from '../../entries/entry-address.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import { findInMenu, isMainMenu, nameMenuPlace, readMenuPlace } from '../../entries/menu-place.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { normalizePath } from '../../platform/rules/normalize-path.ts';
import type { ContentDetails } from '../kinds/content-details.ts';
import { listReferring } from '../kinds/list-referring.ts';
import { type Plan, readPathWish } from '../kinds/plan-change.ts';

/** Faults that prevent moving a page to the wanted path. */
export async function checkMove(
  trx: DataSource,
  { art: kind, platz: place }: Plan,
  details: ContentDetails,
): Promise<FieldError[]> {
  const after = readPathWish(details);
  const from = getPagePath(place.datei);
  if (kind.name !== 'seite' || after === null || after === from) return [];
  const at = (message: string): FieldError[] => [{ feld: 'adresse', meldung: message }];
  if (from === '/') return at('Die Startseite kann nicht umziehen.');
  if (after.startsWith(from)) return at('Eine Seite kann nicht unter sich selbst stehen.');
  const there = (await createEntryRepository(trx).listPages(after)).find(
    ({ datei: file }) => getPagePath(file) === after,
  );
  if (there) {
    const { titel: title } = Object(there.daten) as { titel?: unknown };
    return at(`Unter ${after} steht schon die Seite „${String(title)}“.`);
  }
  return [];
}

/** The fault of a page whose place in the main menu is gone. */
export function checkMenuPlace(
  { platz: { schluessel: key, datei: file }, ...plan }: Plan,
  details: ContentDetails,
): FieldError[] {
  const place = readMenuPlace(details.menue);
  const path = getPagePath(
    plan.after.find((one) => one.art === 'seite' && one.schluessel === (plan.umgezogene.get(key) ?? key))?.datei ??
      file,
  );
  const menu = plan.after.find(isMainMenu);
  if (!place || (menu && findInMenu(menu.daten, path))) return [];
  return [
    {
      feld: 'was',
      meldung: `Den Platz im Menü ${nameMenuPlace(place)} gibt es nicht mehr. Wählen Sie bei „Seiten und Menü“ einen anderen.`,
    },
  ];
}

interface Replacement {
  ersatz: string;
  ohne_ersatz: boolean;
}

const join = (title: readonly string[]) => title.map((one) => `„${one}“`).join(', ');

/** Deleting a link target requires a replacement, or the confirmation that links break. */
export async function checkReplacement(
  trx: DataSource,
  areas: readonly ContentArea[],
  { art: kind, platz: place, vorher: before }: Plan,
  { ersatz: replacement, ohne_ersatz }: Replacement,
): Promise<FieldError[]> {
  const at = (message: string): FieldError[] => [{ feld: 'ersatz', meldung: message }];
  const entry = before.find((one) => one.art === kind.name && one.schluessel === place.schluessel);
  const address = entry && findAddress(kind, entry);
  if (!address) return [];
  if (replacement) {
    if (/^https?:\/\//.test(replacement)) return [];
    if (!replacement.startsWith('/') || normalizePath(replacement) === null)
      return at('Bitte wählen Sie eine Seite, oder nennen Sie eine Adresse mit https.');
    return address.isZiel(replacement) ? at('Das ist die Seite, die Sie zurückziehen.') : [];
  }
  if (ohne_ersatz) return [];
  const referring = await listReferring(trx, areas, kind, entry);
  if (referring.length === 0) return [];
  const more = referring.length > 3 ? ` und ${referring.length - 3} weiteren` : '';
  return at(
    `Hierher führen noch Links von ${join(referring.slice(0, 3).map(({ titel: title }) => title))}${more}. Nennen Sie, wohin sie dann führen, oder bestätigen Sie, dass sie ins Leere führen dürfen.`,
  );
}
