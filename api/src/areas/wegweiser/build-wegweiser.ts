import { buildSlug } from '@gm/shared/rules/build-slug';
import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { Insertable } from 'kysely';
import { findTimesFrom } from '../../core/content/zeitenstellen.ts';
import { createErrorList, type ErrorList } from '../../core/entries/content-error.ts';
import { renderMarkdown } from '../../core/entries/text/markdown.ts';
import type { LebenslagenTable, LeistungenTable, OrganisationseinheitenTable, StaffTable } from './tables.ts';
import type { LebenslageFile, LeistungFile, StaffFile, UnitFile } from './wegweiser-files.ts';

/** Database rows of the guide. */
export interface WegweiserLines {
  einheiten: Insertable<OrganisationseinheitenTable>[];
  mitarbeiter: Insertable<StaffTable>[];
  lebenslagen: Insertable<LebenslagenTable>[];
  leistungen: Insertable<LeistungenTable>[];
}

/** Parsed files of the guide. */
interface Source {
  gemeinde: Gemeinde;
  einheiten: readonly UnitFile[];
  mitarbeiter: readonly StaffFile[];
  lebenslagen: readonly LebenslageFile[];
  leistungen: readonly LeistungFile[];
}

const UNITS = 'wegweiser/einheiten.yaml';
const STAFF = 'wegweiser/mitarbeiter.yaml';
const LEBENSLAGEN = 'wegweiser/lebenslagen.yaml';
const LEISTUNGEN = 'wegweiser/leistungen';

function reportDuplicates(error: ErrorList, file: string, names: (string | number)[]) {
  for (const name of new Set(names.filter((entry, index) => names.indexOf(entry) !== index))) {
    error.add(file, String(name), 'Das gibt es zweimal.');
  }
}

/** The unit followed by its parents. Stops at unknown parents and cycles. */
function followUp(unit: UnitFile, units: ReadonlyMap<number, UnitFile>): UnitFile[] {
  const chain: UnitFile[] = [];
  let next: UnitFile | undefined = unit;
  while (next && !chain.includes(next)) {
    chain.push(next);
    next = next.ueber === undefined ? undefined : units.get(next.ueber);
  }
  return chain;
}

const toList = (lines: readonly string[], character: string) =>
  lines.length > 0 ? renderMarkdown(lines.map((line) => `${character} ${line}`).join('\n')) : null;

function writeDetails({
  wer: who,
  ablauf: procedure,
  unterlagen: papers,
  kosten: costs,
  dauer: duration,
  recht: right,
  online,
  formular: form,
}: LeistungFile) {
  return JSON.stringify({
    wer: renderMarkdown(who),
    ablauf: toList(procedure, '1.'),
    unterlagen: toList(papers, '-'),
    kosten: toList(costs, '-'),
    dauer: renderMarkdown(duration),
    recht: toList(right, '-'),
    online: online ?? null,
    formular: form ?? null,
  });
}

/**
 * Units, staff and services of the content. Throws `inhalt_fehlerhaft` for duplicates and unknown units, people and
 * life situations.
 */
export function buildWegweiser({
  gemeinde,
  einheiten: units,
  mitarbeiter: staff,
  lebenslagen,
  leistungen,
}: Source): WegweiserLines {
  const error = createErrorList();
  const afterNumber = new Map(units.map((unit) => [unit.id, unit]));
  const persons = new Set(staff.map(({ id }) => id));
  const locations = new Set(lebenslagen.map(({ id }) => id));
  reportDuplicates(
    error,
    UNITS,
    units.map(({ id }) => id),
  );
  reportDuplicates(
    error,
    STAFF,
    staff.map(({ id }) => id),
  );
  reportDuplicates(
    error,
    LEBENSLAGEN,
    lebenslagen.map(({ id }) => id),
  );
  reportDuplicates(
    error,
    LEISTUNGEN,
    leistungen.map(({ titel: title }) => buildSlug(title)),
  );
  const checkUnit = (file: string, field: string, id: number) => {
    if (!afterNumber.has(id)) error.add(file, field, `Die Einheit ${id} steht nicht in einheiten.yaml.`);
  };
  for (const unit of units) {
    const { id, ueber: about, leitung: lead } = unit;
    if (about !== undefined) checkUnit(UNITS, `${id}.ueber`, about);
    const topmost = followUp(unit, afterNumber).at(-1);
    if (topmost?.ueber !== undefined && afterNumber.has(topmost.ueber)) {
      error.add(UNITS, `${id}.ueber`, 'Eine Einheit kann sich nicht selbst übergeordnet sein.');
    }
    if (lead !== undefined && !persons.has(lead)) {
      error.add(UNITS, `${id}.leitung`, `Die Person ${lead} steht nicht in mitarbeiter.yaml.`);
    }
  }
  for (const { id, einheit: unit } of staff) checkUnit(STAFF, `${id}.einheit`, unit);
  for (const { titel: title, einheit: unit, lebenslagen: named } of leistungen) {
    checkUnit(LEISTUNGEN, `${title}.einheit`, unit);
    for (const position of named) {
      if (!locations.has(position))
        error.add(LEISTUNGEN, title, `Die Lebenslage „${position}“ steht nicht in lebenslagen.yaml.`);
    }
  }
  const times = new Map(
    units.map(({ id, zeitenVon: timesFrom, oeffnungszeiten: openingHours }) => {
      const location = { fehler: error, datei: UNITS, feld: `${id}.zeitenVon` };
      const hasOwn = openingHours !== undefined;
      return [id, findTimesFrom(gemeinde, { zeitenVon: timesFrom, hatEigene: hasOwn }, location) ?? openingHours];
    }),
  );
  error.throwIfAny();

  return {
    einheiten: units.map((unit) => {
      const chain = followUp(unit, afterNumber);
      const { id, code, name, art: kind, ueber: about, leitung: lead, telefon: phone, email, vorspann: teaser } = unit;
      return {
        id,
        code,
        name,
        art: kind,
        ueber_id: about ?? null,
        leitung_id: lead ?? null,
        telefon: phone ?? null,
        email: email ?? null,
        vorspann: renderMarkdown(teaser),
        anschriften: JSON.stringify(
          chain.find(({ anschriften: postalAddresses }) => postalAddresses)?.anschriften ?? [],
        ),
        oeffnungszeiten: JSON.stringify(chain.map((one) => times.get(one.id)).find(Boolean) ?? []),
      };
    }),
    mitarbeiter: staff.map(({ einheit: unit, telefon: phone, email, zimmer: room, ...person }, sorting) => ({
      ...person,
      einheit_id: unit,
      telefon: phone ?? null,
      email: email ?? null,
      zimmer: room ?? null,
      sortierung: sorting,
    })),
    lebenslagen: lebenslagen.map((position, sorting) => ({ ...position, sortierung: sorting })),
    leistungen: leistungen.map((leistung) => ({
      slug: buildSlug(leistung.titel),
      titel: leistung.titel,
      einleitung: leistung.kurz,
      stichworte: leistung.auch,
      lebenslagen: leistung.lebenslagen,
      einheit_id: leistung.einheit,
      angaben: writeDetails(leistung),
    })),
  };
}
