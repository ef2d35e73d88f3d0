import { AppError } from '@gm/shared/fehler/app-error';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { mustBeComplete } from '@gm/shared/regeln/redaktion';
import { inhaltBeitragSchema } from '@gm/shared/schemas/redaktion-inhalt';
import { INHALT_FELDER } from '@gm/shared/schemas/redaktion-inhalt-felder';
import type { z } from 'zod/mini';
import type { Bereich } from '../../bereich.ts';
import type { Datenquelle } from '../../daten/database.ts';
import { findOeffentlichen } from '../../inhalt/eintrag-adresse.ts';
import { createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import { createInhaltRepository } from '../../inhalt/inhalt-repository.ts';
import { type Eintrag, nameEinen } from '../../inhalt/inhaltsart.ts';
import { fotoArt, seiteArt } from '../../inhalt/kern-arten.ts';
import { publishAenderung } from '../../inhalt/publish-aenderung.ts';
import { createInhaltsbezugRepository } from '../inhaltsbezug-repository.ts';
import { createMedienRepository } from '../medien/medien-repository.ts';
import type { Publikation } from '../publikation.ts';
import { checkBarrieren } from '../qualitaet/check-barrieren.ts';
import { checkQualitaet } from '../qualitaet/check-qualitaet.ts';
import { getZeiten } from '../read-zeitpunkt.ts';
import { listZweige } from '../rechte/list-zweige.ts';
import type { Beitragszeile } from '../redaktion-repository.ts';
import { buildFormular } from './build-formular.ts';
import { checkFotos, checkUngenutzt } from './check-fotos.ts';
import { checkErsatz, checkUmzug } from './check-verweise.ts';
import { checkZeitpunkte } from './check-zeitpunkte.ts';
import { dateDaten } from './date-daten.ts';
import { describeFelder } from './describe-felder.ts';
import { describeFormular, fillZeiten, readZeitraum } from './eigene-felder.ts';
import { buildAngaben, parseDaten, readAngaben } from './inhalt-angaben.ts';
import { listAngaben } from './list-angaben.ts';
import { findInhaltsart, listEditierbare } from './list-editierbare.ts';
import { nameEintrag } from './name-eintrag.ts';
import { noteFolgen } from './note-folgen.ts';
import { readNummer } from './number-daten.ts';
import { buildSchluessel } from './place-eintrag.ts';
import { listPlanfehler, type Plan, planAenderung } from './plan-aenderung.ts';

/** Kind of all entries of the content: which of them it is stands in the version. */
export const INHALT = 'inhalt';

/** What was planned in a transaction when it was checked. */
const plaene = new WeakMap<Datenquelle, Plan>();

type Zurueckziehen = Pick<z.output<typeof inhaltBeitragSchema>, 'ersatz' | 'ohne_ersatz'>;

/** Entries of the content as something that editors write, release, take back and restore. */
export function createInhaltPublikation(bereiche: readonly Bereich[]): Publikation {
  const findArt = (name: string) => findInhaltsart(bereiche, name);

  /** The entry this is about, as the content has it. */
  async function findBisher(db: Datenquelle, beitrag: number): Promise<Eintrag | null> {
    const { art, schluessel } = await createInhaltsbezugRepository(db).findInhalt({ id: beitrag });
    return art === null || schluessel === null ? null : createEintragRepository(db).find(art, schluessel);
  }

  async function carryOut(trx: Datenquelle, plan: Plan): Promise<void> {
    const { vorausschau } = plan;
    await publishAenderung(trx, plan, {
      bereiche,
      vorausschau,
      async store() {
        await createEintragRepository(trx).change(plan.neue, plan.entfernte);
        await noteFolgen(trx, plan);
        for (const { art, schluessel } of plan.entfernte) {
          if (art === fotoArt.name) await createMedienRepository(trx).removeDatei(schluessel);
        }
      },
    });
  }

  return {
    name: INHALT,
    bezeichnung: 'Inhalt',
    kuerzel: 'IN',
    schema: inhaltBeitragSchema,
    inhaltsarten: listEditierbare(bereiche).map(({ name }) => name),
    getGegenstand(angaben) {
      const { art: name, schluessel, daten, adresse } = readAngaben(angaben);
      const art = findArt(name);
      if (!art) return { art: name, zweige: [] };
      const hier = listZweige(art, { schluessel, daten: parseDaten(daten) });
      // A page moves within what one may write on alone.
      const dort =
        adresse && art === seiteArt ? listZweige(art, { schluessel: buildSchluessel(adresse), daten: null }) : hier;
      return { art: name, zweige: hier.filter((zweig) => dort.includes(zweig)) };
    },
    describe({ art: name }) {
      const art = findArt(String(name));
      return art && nameEinen(art);
    },

    readAngaben(eingabe) {
      const { art, schluessel, daten, text, adresse } = readAngaben(eingabe);
      const titel = nameEintrag({ daten: parseDaten(daten), schluessel: schluessel || 'Neuer Eintrag' }, findArt(art));
      return { titel, art, schluessel, daten, text, ...(adresse ? { adresse } : {}) };
    },

    buildFormular: (db, angaben, status) => buildFormular(db, bereiche, angaben, status),

    showAngaben(angaben) {
      const { art: name, daten } = readAngaben(angaben);
      const art = findArt(name);
      const { tag: heute } = readBerlinerZeit(new Date());
      if (!art) return angaben;
      const bisher = parseDaten(daten) ?? {};
      const datiert = art.date ? art.date(bisher as Record<string, unknown>, heute) : bisher;
      return {
        ...angaben,
        ...(angaben.bis_datum ? {} : readZeitraum(art, bisher, heute)),
        daten: JSON.stringify(dateDaten(describeFelder(art.schema), datiert, heute)),
      };
    },

    listAngaben(angaben) {
      const { art: name, daten, text } = readAngaben(angaben);
      const art = findArt(name);
      const eigene = art ? listAngaben(describeFormular(art), parseDaten(daten)) : [];
      return text ? [...eigene, { titel: INHALT_FELDER.text, wert: text }] : eigene;
    },

    async findVorhandenen(trx, eingabe) {
      const { art, schluessel } = readAngaben(eingabe);
      // Two who begin at once have one entry.
      await createInhaltRepository(trx).lock();
      return schluessel ? createInhaltsbezugRepository(trx).findReferenz(art, schluessel) : null;
    },

    async findBestand(trx, eingabe) {
      const { art, schluessel } = readAngaben(eingabe);
      const eintrag = schluessel ? await createEintragRepository(trx).find(art, schluessel) : null;
      return (
        eintrag && { art, schluessel, nummer: readNummer(eintrag.daten), angaben: buildAngaben(eintrag, findArt(art)) }
      );
    },

    async check(trx, eingabe) {
      const angaben = readAngaben(eingabe);
      const art = findArt(angaben.art);
      if (!art) return [{ feld: 'was', meldung: 'Diese Art von Inhalt gibt es nicht.' }];
      if (parseDaten(angaben.daten) === undefined)
        return [{ feld: 'daten', meldung: 'Die Angaben sind nicht lesbar.' }];
      if (eingabe.was === 'speichern' || eingabe.was === 'zurueckgeben') return [];
      const { ersatz, ohne_ersatz } = eingabe as typeof eingabe & Zurueckziehen;
      const ohne = eingabe.was === 'zurueckziehen';
      const bisher = await createInhaltsbezugRepository(trx).findInhalt({ referenz: eingabe.referenz });
      const schluessel = bisher.schluessel ?? angaben.schluessel;
      const { nummer } = bisher;
      const zeiten = getZeiten(eingabe);
      if (art.zeitraum && !ohne && !zeiten.bis) return [{ feld: 'bis_datum', meldung: art.zeitraum.endeFehlt }];
      const daten = await fillZeiten(trx, art, parseDaten(angaben.daten), { schluessel, ...zeiten });
      const plan = await planAenderung(trx, { art, angaben, daten, schluessel, nummer, ohne, ersatz });
      plaene.set(trx, plan);
      const fehler = ohne
        ? [
            ...(await checkErsatz(trx, bereiche, plan, { ersatz, ohne_ersatz })),
            ...(await checkUngenutzt(trx, bereiche, plan)),
          ]
        : [
            ...(await checkUmzug(trx, plan, angaben)),
            ...checkZeitpunkte(describeFormular(art), parseDaten(angaben.daten)),
            ...(await checkFotos(trx, plan)),
            ...(await checkQualitaet(trx, bereiche, plan)),
            ...(art === seiteArt ? await checkBarrieren(trx, eingabe.barrieren) : []),
          ];
      const textfehler =
        art.textFehlt && mustBeComplete(eingabe.was) && !angaben.text.trim()
          ? [{ feld: 'text', meldung: art.textFehlt }]
          : [];
      return [...textfehler, ...(fehler.length > 0 ? fehler : await listPlanfehler(trx, plan, bereiche))];
    },

    async write(trx, { id, ab, bis }: Beitragszeile, { angaben }) {
      const inhalt = readAngaben(angaben);
      const art = findArt(inhalt.art);
      if (!art) throw new AppError('konflikt', 'Diese Art von Inhalt ist ausgeschaltet.');
      const bezug = createInhaltsbezugRepository(trx);
      const { schluessel, nummer } = await bezug.findInhalt({ id });
      const plan =
        plaene.get(trx) ??
        (await planAenderung(trx, {
          art,
          angaben: inhalt,
          daten: await fillZeiten(trx, art, parseDaten(inhalt.daten), { schluessel, ab, bis }),
          schluessel,
          nummer,
        }));
      if (schluessel !== plan.platz.schluessel || nummer !== plan.nummer) {
        await bezug.assignInhalt(id, { ...plan.platz, nummer: plan.nummer });
      }
      await carryOut(trx, plan);
    },

    async remove(trx, beitrag) {
      const bisher = await findBisher(trx, beitrag);
      const art = bisher && findArt(bisher.art);
      if (!art) return;
      const { schluessel } = bisher;
      const angaben = buildAngaben(bisher, art);
      await carryOut(trx, plaene.get(trx) ?? (await planAenderung(trx, { art, angaben, schluessel, ohne: true })));
    },

    isPublic: async (db, beitrag) => (await findBisher(db, beitrag)) !== null,

    async findPfad(db, beitrag) {
      const bisher = await findBisher(db, beitrag);
      const art = bisher && findArt(bisher.art);
      return art ? findOeffentlichen(db, art, bisher) : null;
    },
  };
}
