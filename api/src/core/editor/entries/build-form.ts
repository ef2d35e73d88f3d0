import type { Contribution, Medium } from '@gm/shared/schemas/editor/editorial';
import type { CrossReferences } from '@gm/shared/schemas/form-field';
import type { ContentArea } from '../../content/context.ts';
import { listCrossReferences } from '../../content/publish/describe-fields.ts';
import { listZeitenstellen, ZEITENSTELLE } from '../../content/zeitenstellen.ts';
import type { ContentKind } from '../../entries/content-kind.ts';
import { gemeindeKind, menuKind, pageKind, photoKind } from '../../entries/core-kinds.ts';
import { DOCUMENT } from '../../entries/cross-references.ts';
import { findAddress, getPagePath } from '../../entries/entry-address.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { findContentKind, hasSeveral, listEditable } from '../kinds/list-editable.ts';
import { listReferring } from '../kinds/list-referring.ts';
import { nameEntry } from '../kinds/name-entry.ts';
import { describeForm, hasNumber } from '../kinds/own-fields.ts';
import { readKey } from '../kinds/place-entry.ts';
import { createMediaRepository } from '../media/media-repository.ts';
import { buildMedium } from '../media/show-media.ts';
import { hasPreview } from '../preview/build-preview.ts';
import { CONTENT_KIND, readEditorialRules } from '../rules/editorial-rules.ts';
import { buildHowHref, CONTENTS, PAGES } from '../store/build-editorial-route.ts';

/** E-services are not entries but part of the municipality's data. */
async function listEServices(db: DataSource): Promise<CrossReferences[string]> {
  const [gemeinde] = await createEntryRepository(db).listArt(gemeindeKind.name);
  const { data } = gemeindeKind.schema.safeParse(gemeinde?.daten);
  return (data?.eServices ?? []).map(({ titel: title }) => ({ wert: title, text: title }));
}

/** Choices for fields that refer to other entries. */
async function readCrossReferences(
  db: DataSource,
  kind: ContentKind,
  kinds: readonly ContentKind[],
  findKind: (name: string) => ContentKind | null,
): Promise<CrossReferences> {
  const crossReferences: CrossReferences =
    kind === pageKind
      ? {
          eService: await listEServices(db),
          [ZEITENSTELLE]: (await listZeitenstellen(db)).map((value) => ({ wert: value, text: value })),
        }
      : {};
  const names = listCrossReferences(kind.schema);
  if (names.includes(CONTENT_KIND))
    crossReferences[CONTENT_KIND] = kinds.map(({ name, titel: title }) => ({ wert: name, text: title }));
  for (const [name, list] of Object.entries(kind.vorschlaege ?? {})) {
    crossReferences[name] = (await list(db)).map((one) => (typeof one === 'string' ? { wert: one, text: one } : one));
  }
  // Photos are chosen from the library, which may be large; documents are uploaded in the form.
  for (const name of names.filter(
    (one) => ![photoKind.name, DOCUMENT].includes(one) && !one.startsWith('#') && !(one in crossReferences),
  )) {
    const entries = await createEntryRepository(db).listArt(name);
    const options = entries.flatMap((entry) => {
      const value = readKey(findKind(name), entry.daten);
      return value === null ? [] : [{ wert: value, text: nameEntry(entry) }];
    });
    crossReferences[name] = options.sort((a, b) => a.text.localeCompare(b.text, 'de'));
  }
  return crossReferences;
}

/** The picture that an entry describes; null for other kinds. */
async function readPhoto(db: DataSource, kind: ContentKind, key: string): Promise<Medium['bild'] | null> {
  const [medium] = kind === photoKind ? await createMediaRepository(db).pick([key]) : [];
  return medium ? buildMedium(medium).bild : null;
}

/** Patterns for a new entry. */
async function listPattern(db: DataSource, kind: string, pattern: string) {
  const entries = await createEntryRepository(db).listArt(pattern);
  return entries.map((entry) => ({ titel: nameEntry(entry), href: buildHowHref(kind, entry) }));
}

/** The form of an existing or new content entry; null for a kind that is switched off. */
export async function buildForm(
  db: DataSource,
  areas: readonly ContentArea[],
  { art: name, schluessel: key }: Record<string, unknown>,
  status: Contribution['status'],
): Promise<Contribution['inhalt']> {
  const findKind = (one: string) => findContentKind(areas, one);
  const kind = findKind(String(name));
  if (!kind) return null;
  const entry = key ? await createEntryRepository(db).find(kind.name, String(key)) : null;
  const path = entry && kind === pageKind ? getPagePath(entry.datei) : null;
  const isNew = status === 'Entwurf' && !key;
  // Entries with a number derive their address from it and the title.
  const isAddressed = (kind.ablage.form === 'texte' || kind.ablage.form === 'dateien') && !hasNumber(kind);
  return {
    art: kind.name,
    formular: describeForm(kind),
    verweise: await readCrossReferences(db, kind, listEditable(areas), findKind),
    mitText: kind.ablage.form === 'texte',
    textPflicht: kind.textFehlt !== undefined,
    endePflicht: kind.zeitraum !== undefined,
    adresse: isAddressed && isNew ? (kind.name === 'seite' ? '/' : '') : null,
    umzug: path === '/' ? null : path,
    hierher: entry ? await listReferring(db, areas, kind, entry) : [],
    zeitraum: (kind.zeitraum ?? kind.erscheint)?.hinweis ?? null,
    hatVorschau: hasPreview(areas, kind),
    hatAdresse: entry !== null && findAddress(kind, entry) !== null,
    bild: await readPhoto(db, kind, String(key)),
    barrieren: kind === pageKind ? (await readEditorialRules(db)).barrieren : 'aus',
    liste:
      kind === pageKind || kind === menuKind
        ? { titel: PAGES.title, href: PAGES.href }
        : { titel: kind.titel, href: `${CONTENTS.href}?typ=${kind.name}` },
    muster: isNew && kind.muster ? await listPattern(db, kind.name, kind.muster) : [],
    // A photo cannot be copied, because its file cannot be shared.
    kopie: entry && hasSeveral(kind) && kind !== photoKind ? buildHowHref(kind.name, entry) : null,
  };
}
