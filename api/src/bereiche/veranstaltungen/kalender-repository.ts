import type { Termine, VeranstaltungSeite } from '@gm/shared/bereiche/veranstaltungen/veranstaltungskalender';
import { sql } from 'kysely';
import { loadGalerie } from '../../kern/bilder/load-galerie.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import type { Kalendereintrag } from '../../kern/kalender/kalendereintrag.ts';
import { htmlToText } from '../../kern/suche/html-to-text.ts';
import { buildSeite, buildTermin } from './build-seite.ts';
import { bis, createKalenderAbfrage, getRubriken, getZeiten, type KalenderFilter, von } from './kalender-abfrage.ts';
import { VERANSTALTUNGEN } from './veranstaltung-pfad.ts';

interface Ausschnitt {
  absteigend?: boolean;
  /** Counts from 1. */
  seite: number;
  proSeite: number;
}

const alphabetisch = (a: string, b: string) => a.localeCompare(b, 'de');

/** The calendar of events as visitors see it. */
export function createKalenderRepository(db: Datenquelle) {
  const { termine, passende, readRubriken } = createKalenderAbfrage(db);

  const kurz = (query: ReturnType<typeof termine>) =>
    query
      .select(['v.id', 'v.titel', 'v.einleitung', 'v.zeit_von', 'v.zeit_bis', 'v.taeglich', 'v.wiederholung'])
      .select(['v.rubriken', 'v.veranstaltungsort', 'v.ortsteil', 'v.bildtext', von.as('von'), bis.as('bis')])
      .select(['bilder.id as bild_id', 'breite', 'hoehe', 'farbe', 'alt', 'copyright']);

  return {
    /** One page of dates in the order they take place, and how many there are on all pages. */
    async list(filter: KalenderFilter, { absteigend = false, seite, proSeite }: Ausschnitt) {
      const { anzahl } = await passende(filter)
        .select((eb) => eb.fn.countAll<string>().as('anzahl'))
        .executeTakeFirstOrThrow();
      const zeilen = await kurz(passende(filter))
        .orderBy(von, absteigend ? 'desc' : 'asc')
        .orderBy('v.zeit_von')
        .orderBy('v.id')
        .limit(proSeite)
        .offset((seite - 1) * proSeite)
        .execute();
      const namen = await readRubriken();
      return { anzahl: Number(anzahl), data: zeilen.map((zeile) => buildTermin(zeile, namen)) };
    },

    /** What there is to choose from, from `heute` on. */
    async findAuswahl(heute: string): Promise<Termine['auswahl']> {
      const zeilen = await passende({ ab: heute })
        .select(['v.rubriken', 'v.ortsteil', 'v.veranstaltungsort', von.as('von')])
        .execute();
      const namen = await readRubriken();
      const eindeutig = (werte: string[]) => [...new Set(werte.filter(Boolean))];
      const benutzt = new Set(zeilen.flatMap(({ rubriken }) => rubriken));
      return {
        monate: eindeutig(zeilen.map((zeile) => (zeile.von < heute ? heute : zeile.von).slice(0, 7))).sort(),
        rubriken: [...namen]
          .filter(([id]) => benutzt.has(id))
          .map(([id, rubrik]) => ({ id, rubrik }))
          .sort((a, b) => alphabetisch(a.rubrik, b.rubrik)),
        ortsteile: eindeutig(zeilen.map(({ ortsteil }) => ortsteil)).sort(alphabetisch),
        orte: eindeutig(zeilen.map(({ veranstaltungsort }) => veranstaltungsort)).sort(alphabetisch),
      };
    },

    /** Path and title of an event, or null. */
    async findSeite(id: number) {
      const zeile = await db
        .selectFrom('kalender')
        .select(['titel', 'einleitung'])
        .where('id', '=', id)
        .executeTakeFirst();
      return zeile ? { ...zeile, pfad: VERANSTALTUNGEN.build(id, zeile.titel) } : null;
    },

    /** What an event's page shows: the date of `tag`, else the next one from `heute` on, else the last. Null without it. */
    async find(id: number, heute: string, tag?: string): Promise<VeranstaltungSeite | null> {
      const zeilen = await kurz(termine())
        .select(['v.text', 'v.eintritt', 'v.veranstalter', 'v.adresse', 'v.galerie', 'v.link', 'v.linktext'])
        .select(['b.id as eintrag_id', 'b.titel as eintrag'])
        .where('v.id', '=', id)
        .orderBy(von)
        .execute();
      const [erste] = zeilen;
      if (!erste) return null;
      return buildSeite(zeilen, {
        heute,
        tag,
        namen: await readRubriken(),
        galerie: await loadGalerie(db, erste.galerie),
      });
    },

    /** Events for a calendar file, each once; `id` picks one of them. */
    async listEintraege(filter: KalenderFilter, id?: number): Promise<Kalendereintrag[]> {
      const zeilen = await passende({ ...filter, nurNaechster: true })
        .$if(id !== undefined, (query) => query.where('v.id', '=', id ?? 0))
        .select(['v.id', 'v.titel', 'v.einleitung', 'v.text', 'v.zeit_von', 'v.zeit_bis', 'v.taeglich', 'v.rrule'])
        .select(['v.rubriken', 'v.veranstaltungsort', 'v.adresse', von.as('von'), bis.as('bis')])
        .select(
          sql<string | null>`(select max(n.von) from kalender_termine n where n.veranstaltung_id = v.id)`.as('letzter'),
        )
        .orderBy(von)
        .orderBy('v.id')
        .execute();
      const namen = await readRubriken();
      return zeilen.map((zeile) => {
        const { strasse, plz, ort, geokoordinaten } = zeile.adresse ?? {};
        return {
          id: zeile.id,
          titel: zeile.titel,
          beschreibung: zeile.einleitung || htmlToText(zeile.text),
          ...getZeiten(zeile),
          taeglich: zeile.taeglich,
          rrule: zeile.rrule,
          letzter: zeile.letzter,
          ort: [zeile.veranstaltungsort, strasse, [plz, ort].filter(Boolean).join(' ')].filter(Boolean).join(', '),
          geo: geokoordinaten ?? null,
          rubriken: getRubriken(zeile.rubriken, namen),
          pfad: VERANSTALTUNGEN.build(zeile.id, zeile.titel),
        };
      });
    },
  };
}
