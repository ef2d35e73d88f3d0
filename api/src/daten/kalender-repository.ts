import { formatDatum } from '@gm/shared/format/datum';
import { addTage } from '@gm/shared/regeln/berliner-zeit';
import type { Termin, Termine, VeranstaltungSeite } from '@gm/shared/schemas/veranstaltungskalender';
import { type Insertable, sql } from 'kysely';
import { BRANCHENVERZEICHNIS } from '../regeln/brancheneintrag-pfad.ts';
import { bildeKalenderPfad, VERANSTALTUNGEN } from '../regeln/veranstaltung-pfad.ts';
import { htmlZuText } from '../suche/html-zu-text.ts';
import { type BildZeile, bildeBildupload } from './bildupload.ts';
import type { Datenquelle } from './database.ts';
import { ladeGalerie } from './lade-galerie.ts';
import type { Suchzeile } from './suche-repository.ts';
import type { VeranstaltungenTabelle } from './tabellen/veranstaltungen.ts';

/** An event as the content brings it, with the dates of a series. */
export type KalenderZeile = Omit<Insertable<VeranstaltungenTabelle>, 'einsendung_id'> & {
  inhalt_id: number;
  termine: { von: string; bis: string }[];
};

export interface KalenderFilter {
  /** First and last calendar day of what is asked for; what touches them counts. */
  ab: string;
  bis?: string | undefined;
  rubriken?: readonly number[] | undefined;
  ortsteil?: string | undefined;
  ort?: string | undefined;
  /** Every word has to occur. */
  woerter?: readonly string[] | undefined;
  /** Only what this entry of the directory organises. */
  eintrag?: number | undefined;
  /** Of a series only the next date. */
  nurNaechster?: boolean | undefined;
}

interface Ausschnitt {
  absteigend?: boolean;
  /** Counts from 1. */
  seite: number;
  proSeite: number;
}

/** An event as calendar files need it. */
export interface Kalendereintrag {
  id: number;
  titel: string;
  /** Plain text. */
  beschreibung: string;
  datum_von: string;
  datum_bis: string;
  taeglich: boolean;
  rrule: string | null;
  /** Last day of a series. */
  letzter: string | null;
  ort: string;
  geo: { latitude: number; longitude: number } | null;
  rubriken: string[];
  pfad: string;
  /** Does not take place. */
  abgesagt?: boolean;
}

const WEITERE_TERMINE = 12;

const von = sql<string>`coalesce(t.von, v.datum_von)`;
const bis = sql<string>`coalesce(t.bis, v.datum_bis)`;
const heuhaufen = sql`lower(unaccent(concat_ws(' ', v.titel, v.einleitung, regexp_replace(v.text, '<[^>]+>', ' ', 'g'),
  v.veranstaltungsort, v.ortsteil, v.veranstalter, b.titel)))`;
const alphabetisch = (a: string, b: string) => a.localeCompare(b, 'de');
const mitZeit = (tag: string, zeit: string) => (zeit ? `${tag}T${zeit}` : tag);

interface Zeile extends BildZeile {
  id: number;
  titel: string;
  einleitung: string;
  von: string;
  bis: string;
  zeit_von: string;
  zeit_bis: string;
  taeglich: boolean;
  wiederholung: string | null;
  rubriken: number[];
  veranstaltungsort: string;
  ortsteil: string;
  bildtext: string;
}

function nenneZeiten(zeile: Pick<Zeile, 'von' | 'bis' | 'zeit_von' | 'zeit_bis'>) {
  // Who gives no end is there until nobody knows when: then the beginning is all there is.
  const ende = zeile.zeit_bis || (zeile.von === zeile.bis ? zeile.zeit_von : '');
  return { datum_von: mitZeit(zeile.von, zeile.zeit_von), datum_bis: mitZeit(zeile.bis, ende) };
}

function nenneAdresse(zeile: Pick<Zeile, 'id' | 'titel' | 'wiederholung' | 'von'>): string {
  return VERANSTALTUNGEN.bilde(zeile.id, zeile.titel) + (zeile.wiederholung ? `?tag=${zeile.von}` : '');
}

/** The calendar of events as visitors see it: events of the content and what residents entered, once it is released. */
export function createKalenderRepository(db: Datenquelle) {
  const termine = () =>
    db
      .selectFrom('veranstaltungen as v')
      .leftJoin('veranstaltung_termine as t', 't.veranstaltung_id', 'v.id')
      .leftJoin('brancheneintraege as b', 'b.id', 'v.brancheneintrag_id')
      .leftJoin('bilder', 'bilder.id', 'v.bild_id')
      .where('v.freigegeben', '=', true);

  function passende({ ab, bis: ende, rubriken, ortsteil, ort, woerter, eintrag, nurNaechster }: KalenderFilter) {
    let query = termine().where(bis, '>=', ab);
    if (ende) query = query.where(von, '<=', ende);
    if (rubriken?.length) query = query.where(sql<boolean>`v.rubriken && ${[...rubriken]}::int[]`);
    if (ort) query = query.where('v.veranstaltungsort', '=', ort);
    if (eintrag !== undefined) query = query.where('v.brancheneintrag_id', '=', eintrag);
    // Residents name the district with the venue, if at all.
    if (ortsteil) {
      query = query.where(sql<boolean>`(v.ortsteil = ${ortsteil} or position(${ortsteil} in v.veranstaltungsort) > 0)`);
    }
    for (const wort of woerter ?? []) {
      query = query.where(sql<boolean>`position(lower(unaccent(${wort})) in ${heuhaufen}) > 0`);
    }
    if (nurNaechster) {
      query = query.where(sql<boolean>`(t.von is null or t.von = (select min(n.von) from veranstaltung_termine n
        where n.veranstaltung_id = v.id and n.bis >= ${ab}))`);
    }
    return query;
  }

  const kurz = (query: ReturnType<typeof termine>) =>
    query
      .select(['v.id', 'v.titel', 'v.einleitung', 'v.zeit_von', 'v.zeit_bis', 'v.taeglich', 'v.wiederholung'])
      .select(['v.rubriken', 'v.veranstaltungsort', 'v.ortsteil', 'v.bildtext', von.as('von'), bis.as('bis')])
      .select(['bilder.id as bild_id', 'breite', 'hoehe', 'farbe', 'alt', 'copyright']);

  async function liesRubriken(): Promise<Map<number, string>> {
    const rubriken = await db.selectFrom('veranstaltungen_rubriken').select(['id', 'rubrik']).execute();
    return new Map(rubriken.map(({ id, rubrik }) => [id, rubrik]));
  }

  const nenneRubriken = (ids: readonly number[], namen: ReadonlyMap<number, string>) =>
    ids.flatMap((id) => namen.get(id) ?? []);

  function toTermin(zeile: Zeile, namen: ReadonlyMap<number, string>): Termin {
    const { id, titel, taeglich, wiederholung } = zeile;
    return {
      id,
      titel,
      einleitung: zeile.einleitung || null,
      ...nenneZeiten(zeile),
      taeglich,
      wiederholung,
      rubriken: nenneRubriken(zeile.rubriken, namen),
      veranstaltungsort: zeile.veranstaltungsort || null,
      ortsteil: zeile.ortsteil || null,
      detailURL: nenneAdresse(zeile),
      ...bildeBildupload(zeile, zeile.bildtext || null),
    };
  }

  return {
    /** One page of dates in the order they take place, and how many there are on all pages. */
    async liste(filter: KalenderFilter, { absteigend = false, seite, proSeite }: Ausschnitt) {
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
      const namen = await liesRubriken();
      return { anzahl: Number(anzahl), data: zeilen.map((zeile) => toTermin(zeile, namen)) };
    },

    /** What there is to choose from, from `heute` on. */
    async findeAuswahl(heute: string): Promise<Termine['auswahl']> {
      const zeilen = await passende({ ab: heute })
        .select(['v.rubriken', 'v.ortsteil', 'v.veranstaltungsort', von.as('von')])
        .execute();
      const namen = await liesRubriken();
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
    async findeSeite(id: number) {
      const zeile = await db
        .selectFrom('veranstaltungen')
        .select(['titel', 'einleitung'])
        .where('id', '=', id)
        .where('freigegeben', '=', true)
        .executeTakeFirst();
      return zeile ? { ...zeile, pfad: VERANSTALTUNGEN.bilde(id, zeile.titel) } : null;
    },

    /** What an event's page shows: the date of `tag`, else the next one from `heute` on, else the last. Null without it. */
    async finde(id: number, heute: string, tag?: string): Promise<VeranstaltungSeite | null> {
      const zeilen = await kurz(termine())
        .select(['v.text', 'v.eintritt', 'v.veranstalter', 'v.adresse', 'v.galerie', 'v.link', 'v.linktext'])
        .select(['b.id as eintrag_id', 'b.titel as eintrag'])
        .where('v.id', '=', id)
        .orderBy(von)
        .execute();
      const zeile =
        zeilen.find((termin) => termin.von === tag) ?? zeilen.find((termin) => termin.bis >= heute) ?? zeilen.at(-1);
      if (!zeile) return null;
      const termin = toTermin(zeile, await liesRubriken());
      const { eintrag_id, eintrag } = zeile;
      return {
        ...termin,
        text: zeile.text,
        eintritt: zeile.eintritt || null,
        veranstalter: zeile.veranstalter || null,
        brancheneintrag_veranstalter:
          eintrag_id === null || eintrag === null
            ? null
            : { id: eintrag_id, titel: eintrag, detailURL: BRANCHENVERZEICHNIS.bilde(eintrag_id, eintrag) },
        brancheneintrag_veranstaltungsort: null,
        adresse: zeile.adresse,
        bildergalerie_zuordnung: { bilder: await ladeGalerie(db, zeile.galerie) },
        link: zeile.link || null,
        linktext: zeile.linktext || null,
        weitere_termine: zeilen
          .filter((anderer) => anderer !== zeile && anderer.bis >= heute)
          .slice(0, WEITERE_TERMINE)
          .map((anderer) => ({ ...nenneZeiten(anderer), detailURL: nenneAdresse(anderer) })),
        kalenderURL: bildeKalenderPfad(`id=${id}`),
        seo: {
          title: zeile.titel,
          description: zeile.einleitung || null,
          type: 'event',
          section: termin.rubriken[0] ?? null,
          image: termin.bild ?? null,
          event: {
            von: termin.datum_von,
            bis: termin.datum_bis,
            ort: termin.veranstaltungsort ?? null,
            adresse: zeile.adresse,
            veranstalter: eintrag ?? (zeile.veranstalter || null),
          },
        },
      };
    },

    /** Events for a calendar file, each once; `id` picks one of them. */
    async listeEintraege(filter: KalenderFilter, id?: number): Promise<Kalendereintrag[]> {
      const zeilen = await passende({ ...filter, nurNaechster: true })
        .$if(id !== undefined, (query) => query.where('v.id', '=', id ?? 0))
        .select(['v.id', 'v.titel', 'v.einleitung', 'v.text', 'v.zeit_von', 'v.zeit_bis', 'v.taeglich', 'v.rrule'])
        .select(['v.rubriken', 'v.veranstaltungsort', 'v.adresse', von.as('von'), bis.as('bis')])
        .select(
          sql<string | null>`(select max(n.von) from veranstaltung_termine n where n.veranstaltung_id = v.id)`.as(
            'letzter',
          ),
        )
        .orderBy(von)
        .orderBy('v.id')
        .execute();
      const namen = await liesRubriken();
      return zeilen.map((zeile) => {
        const { strasse, plz, ort, geokoordinaten } = zeile.adresse ?? {};
        return {
          id: zeile.id,
          titel: zeile.titel,
          beschreibung: zeile.einleitung || htmlZuText(zeile.text),
          ...nenneZeiten(zeile),
          taeglich: zeile.taeglich,
          rrule: zeile.rrule,
          letzter: zeile.letzter,
          ort: [zeile.veranstaltungsort, strasse, [plz, ort].filter(Boolean).join(' ')].filter(Boolean).join(', '),
          geo: geokoordinaten ?? null,
          rubriken: nenneRubriken(zeile.rubriken, namen),
          pfad: VERANSTALTUNGEN.bilde(zeile.id, zeile.titel),
        };
      });
    },

    /** Every public event in a line; `text` says when it takes place and what it is. */
    async listeKurz(): Promise<{ id: number; titel: string; text: string; pfad: string }[]> {
      const zeilen = await db
        .selectFrom('veranstaltungen')
        .select(['id', 'titel', 'einleitung', 'datum_von'])
        .where('freigegeben', '=', true)
        .orderBy('id')
        .execute();
      return zeilen.map(({ id, titel, einleitung, datum_von }) => ({
        id,
        titel,
        text: [formatDatum(datum_von), einleitung].filter(Boolean).join(' · '),
        pfad: VERANSTALTUNGEN.bilde(id, titel),
      }));
    },

    /** Every public event as the search keeps it; its paths are those of the site map. */
    async listeSuchzeilen(): Promise<Suchzeile[]> {
      const zeilen = await db
        .selectFrom('veranstaltungen as v')
        .leftJoin('brancheneintraege as b', 'b.id', 'v.brancheneintrag_id')
        .select(['v.id', 'v.titel', 'v.einleitung', 'v.text', 'v.veranstaltungsort', 'v.ortsteil', 'v.veranstalter'])
        .select(['b.titel as eintrag', 'v.datum_von'])
        .where('v.freigegeben', '=', true)
        .orderBy('v.id')
        .execute();
      return zeilen.map((zeile) => ({
        pfad: VERANSTALTUNGEN.bilde(zeile.id, zeile.titel),
        titel: zeile.titel,
        beschreibung: zeile.einleitung,
        text: [htmlZuText(zeile.text), zeile.veranstaltungsort, zeile.ortsteil, zeile.veranstalter, zeile.eintrag]
          .filter(Boolean)
          .join(' '),
        datum: zeile.datum_von,
      }));
    },

    /** Takes over the events of the content; those of residents stay. */
    async ersetze(zeilen: readonly KalenderZeile[]): Promise<void> {
      const nummern = zeilen.map(({ inhalt_id }) => inhalt_id);
      await db
        .deleteFrom('veranstaltungen')
        .where('inhalt_id', 'is not', null)
        .where('inhalt_id', '<>', sql<number>`all(${nummern}::int[])`)
        .execute();
      await db.deleteFrom('veranstaltung_termine').execute();
      if (zeilen.length === 0) return;
      const rows = zeilen.map(({ termine: _, ...row }) => row);
      const neu = Object.keys(rows[0] ?? {}).filter((name) => name !== 'inhalt_id');
      const gespeichert = await db
        .insertInto('veranstaltungen')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .column('inhalt_id')
            .doUpdateSet(Object.fromEntries(neu.map((name) => [name, sql.ref(`excluded.${name}`)]))),
        )
        .returning(['id', 'inhalt_id'])
        .execute();
      const ids = new Map(gespeichert.map(({ id, inhalt_id }) => [inhalt_id, id]));
      const tage = zeilen.flatMap(({ inhalt_id, termine: daten }) =>
        daten.map((termin) => ({ veranstaltung_id: ids.get(inhalt_id) ?? 0, ...termin })),
      );
      if (tage.length > 0) await db.insertInto('veranstaltung_termine').values(tage).execute();
    },
  };
}

/** Last day of a month `YYYY-MM`. */
export function nenneMonatsende(monat: string): string {
  const [jahr = 0, zahl = 0] = monat.split('-').map(Number);
  const naechster = zahl === 12 ? `${jahr + 1}-01` : `${jahr}-${String(zahl + 1).padStart(2, '0')}`;
  return addTage(`${naechster}-01`, -1);
}
