import type { Termine, VeranstaltungPage } from '@gm/shared/areas/veranstaltungen/veranstaltungskalender';
import { sql } from 'kysely';
import type { DataSource } from '../../core/platform/database/database.ts';
import { htmlToText } from '../../core/platform/text/html-to-text.ts';
import type { CalendarEntry } from '../../core/services/calendar/calendar-entry.ts';
import { loadGallery } from '../../core/services/images/load-gallery.ts';
import { buildPage, buildTermin } from './build-page.ts';
import { type CalendarFilter, createCalendarQuery, from, getCategories, getTimes, until } from './calendar-query.ts';
import { VERANSTALTUNGEN } from './veranstaltung-path.ts';

interface Excerpt {
  absteigend?: boolean;
  /** 1-based. */
  seite: number;
  proSeite: number;
}

const alphabetical = (a: string, b: string) => a.localeCompare(b, 'de');

/** Public access to the calendar of events. */
export function createCalendarRepository(db: DataSource) {
  const { termine, passende: matching, readRubriken: readCategories } = createCalendarQuery(db);

  const short = (query: ReturnType<typeof termine>) =>
    query
      .select(['v.id', 'v.titel', 'v.einleitung', 'v.zeit_von', 'v.zeit_bis', 'v.taeglich', 'v.wiederholung'])
      .select(['v.rubriken', 'v.veranstaltungsort', 'v.ortsteil', 'v.bildtext', from.as('von'), until.as('bis')])
      .select(['bilder.id as bild_id', 'breite', 'hoehe', 'farbe', 'alt', 'copyright']);

  return {
    /** One page of dates in chronological order, and the total number. */
    async list(filter: CalendarFilter, { absteigend: descending = false, seite: page, proSeite: perPage }: Excerpt) {
      const { anzahl: count } = await matching(filter)
        .select((eb) => eb.fn.countAll<string>().as('anzahl'))
        .executeTakeFirstOrThrow();
      const lines = await short(matching(filter))
        .orderBy(from, descending ? 'desc' : 'asc')
        .orderBy('v.zeit_von')
        .orderBy('v.id')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      const names = await readCategories();
      return { anzahl: Number(count), data: lines.map((line) => buildTermin(line, names)) };
    },

    /** Available filters from `today` on. */
    async findAuswahl(today: string): Promise<Termine['auswahl']> {
      const lines = await matching({ ab: today })
        .select(['v.rubriken', 'v.ortsteil', 'v.veranstaltungsort', from.as('von')])
        .execute();
      const names = await readCategories();
      const unique = (values: string[]) => [...new Set(values.filter(Boolean))];
      const used = new Set(lines.flatMap(({ rubriken: categories }) => categories));
      return {
        monate: unique(lines.map((line) => (line.von < today ? today : line.von).slice(0, 7))).sort(),
        rubriken: [...names]
          .filter(([id]) => used.has(id))
          .map(([id, category]) => ({ id, rubrik: category }))
          .sort((a, b) => alphabetical(a.rubrik, b.rubrik)),
        ortsteile: unique(lines.map(({ ortsteil }) => ortsteil)).sort(alphabetical),
        orte: unique(lines.map(({ veranstaltungsort: venue }) => venue)).sort(alphabetical),
      };
    },

    /** Path and title of an event, or null. */
    async findSeite(id: number) {
      const line = await db
        .selectFrom('kalender')
        .select(['titel', 'einleitung'])
        .where('id', '=', id)
        .executeTakeFirst();
      return line ? { ...line, pfad: VERANSTALTUNGEN.build(id, line.titel) } : null;
    },

    /**
     * Data for an event's page: the date on `day`, else the next from `today` on, else the last. Null if there is none.
     */
    async find(id: number, today: string, day?: string): Promise<VeranstaltungPage | null> {
      const lines = await short(termine())
        .select(['v.text', 'v.eintritt', 'v.veranstalter', 'v.adresse', 'v.galerie', 'v.link', 'v.linktext'])
        .select(['b.id as eintrag_id', 'b.titel as eintrag'])
        .where('v.id', '=', id)
        .orderBy(from)
        .execute();
      const [first] = lines;
      if (!first) return null;
      return buildPage(lines, {
        heute: today,
        tag: day,
        namen: await readCategories(),
        galerie: await loadGallery(db, first.galerie),
      });
    },

    /** Events for a calendar file, each once; `id` selects one of them. */
    async listEintraege(filter: CalendarFilter, id?: number): Promise<CalendarEntry[]> {
      const lines = await matching({ ...filter, nurNaechster: true })
        .$if(id !== undefined, (query) => query.where('v.id', '=', id ?? 0))
        .select(['v.id', 'v.titel', 'v.einleitung', 'v.text', 'v.zeit_von', 'v.zeit_bis', 'v.taeglich', 'v.rrule'])
        .select(['v.rubriken', 'v.veranstaltungsort', 'v.adresse', from.as('von'), until.as('bis')])
        .select(
          sql<string | null>`(select max(n.von) from kalender_termine n where n.veranstaltung_id = v.id)`.as('letzter'),
        )
        .orderBy(from)
        .orderBy('v.id')
        .execute();
      const names = await readCategories();
      return lines.map((line) => {
        const { strasse: street, plz: postcode, ort: location, geokoordinaten } = line.adresse ?? {};
        return {
          id: line.id,
          titel: line.titel,
          beschreibung: line.einleitung || htmlToText(line.text),
          ...getTimes(line),
          taeglich: line.taeglich,
          rrule: line.rrule,
          letzter: line.letzter,
          ort: [line.veranstaltungsort, street, [postcode, location].filter(Boolean).join(' ')]
            .filter(Boolean)
            .join(', '),
          geo: geokoordinaten ?? null,
          rubriken: getCategories(line.rubriken, names),
          pfad: VERANSTALTUNGEN.build(line.id, line.titel),
        };
      });
    },
  };
}
