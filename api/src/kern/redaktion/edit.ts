import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@gm/shared/fehler/app-error';
import { findBeitragsstatus } from '@gm/shared/regeln/redaktion';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import {
  type BeitragEingabe,
  BILDCOPYRIGHT_FEHLT,
  BILDTEXT_FEHLT,
  type Wiederherstellung,
} from '@gm/shared/schemas/redaktion-beitrag';
import { getUpload } from '../bilder/bild-dienst.ts';
import { describeBild } from '../bilder/describe-bild.ts';
import type { Datenquelle } from '../daten/database.ts';
import type { Formular } from '../formulare/receive-formular.ts';
import { toHtml } from '../formulare/rich-text.ts';
import { KUERZEL } from '../freigaben/build-redaktion-route.ts';
import type { Akteur } from '../freigaben/freigabe-repository.ts';
import { createInhaltRepository } from '../inhalt/inhalt-repository.ts';
import { formatZeitpunkt } from '../regeln/format-zeitpunkt.ts';
import { getVorgang } from './get-vorgang.ts';
import type { Publikation } from './publikation.ts';
import { readBeginn, readEnde } from './read-zeitpunkt.ts';
import { isLater, record } from './record-bearbeitung.ts';
import { type Beitragszeile, createRedaktionRepository, type Fassung } from './redaktion-repository.ts';

const at = (feld: string, meldung: string): FeldFehler[] => [{ feld, meldung }];

interface Stand {
  beitrag: Beitragszeile;
  fassung: Fassung;
}

async function lock(trx: Datenquelle, referenz: string): Promise<Stand> {
  const redaktion = createRedaktionRepository(trx);
  const beitrag = await redaktion.lock(referenz);
  const fassung = beitrag && (await redaktion.findFassung(beitrag.id, beitrag.version));
  if (!fassung)
    throw new AppError('nicht_gefunden', 'Diesen Beitrag gibt es nicht.', { titel: 'Beitrag nicht gefunden' });
  return { beitrag, fassung };
}

/** Who was faster, and with what. */
async function describeProgress(trx: Datenquelle, { id }: Beitragszeile): Promise<string> {
  const verlauf = await createRedaktionRepository(trx).readHistory(id);
  const letzter = verlauf.find(({ vorgang }) => vorgang !== 'erscheinen' && vorgang !== 'enden');
  const wer = letzter ? `${letzter.wer} ${getVorgang(letzter)} (${formatZeitpunkt(letzter.am)}).` : '';
  return `Ihre Fassung wurde nicht gespeichert: ${wer}`;
}

/** A picture under a name nobody can guess: drafts have pictures, too. */
function createBildablage(uploads: string, bild: Buffer) {
  const datei = `redaktion-${randomBytes(12).toString('hex')}.jpg`;
  const pfad = join(uploads, datei);
  return {
    /** Gives the id of the picture. */
    async store(trx: Datenquelle, { bildtext = '', bildcopyright = '' }: BeitragEingabe): Promise<string> {
      await mkdir(uploads, { recursive: true });
      await writeFile(pfad, bild);
      const beschreibung = await describeBild(pfad);
      await createInhaltRepository(trx).writeBilder([
        { ...beschreibung, datei: getUpload(datei), alt: bildtext, copyright: bildcopyright },
      ]);
      return beschreibung.id;
    },
    discard: () => rm(pfad, { force: true }),
  };
}

/** What of an input is the entry itself. */
function readAngaben({ istHtml }: Publikation, eingabe: BeitragEingabe): Record<string, unknown> {
  const { referenz, version, was, ersetzen, firma, route, bild, bild_entfernen, ...angaben } = eingabe;
  return istHtml && typeof angaben.text === 'string' ? { ...angaben, text: toHtml(angaben.text) } : angaben;
}

/**
 * An editor stores, releases or withdraws an entry, as a form that can be taken once: the row is locked, the version
 * compared, the rule asked.
 * @param bild the picture, checked and encoded anew; null keeps the one there is
 */
export function createBearbeitung(
  publikation: Publikation,
  akteur: Akteur,
  { bild, uploads }: { bild: Buffer | null; uploads: string },
): Formular<BeitragEingabe> {
  let stand: Stand | null = null;
  const ablage = bild && createBildablage(uploads, bild);
  const getZeiten = ({ ab_datum, ab_zeit, bis_datum, bis_zeit }: BeitragEingabe) => ({
    ab: readBeginn(ab_datum, ab_zeit),
    bis: readEnde(bis_datum, bis_zeit),
  });
  const bleibendesBild = ({ bild_entfernen }: BeitragEingabe) =>
    bild_entfernen ? null : (stand?.fassung.bild_id ?? null);

  return {
    name: `redaktion-${publikation.name}`,
    kuerzel: KUERZEL[publikation.name],
    getReferenz: ({ referenz }) => referenz || undefined,

    async check(trx, eingabe) {
      if (eingabe.referenz) {
        stand = await lock(trx, eingabe.referenz);
        const isAktuell = stand.beitrag.version === eingabe.version;
        if (!isAktuell && !eingabe.ersetzen) return at('ersetzen', await describeProgress(trx, stand.beitrag));
      }
      const status = stand?.beitrag.status ?? 'Entwurf';
      const { ab, bis } = getZeiten(eingabe);
      const isFreigabe = eingabe.was === 'freigeben';
      if (findBeitragsstatus(status, eingabe.was, isFreigabe && isLater(ab)) === null) {
        return isFreigabe
          ? at(
              'ab_datum',
              'Der Beitrag ist schon öffentlich. Nennen Sie keinen künftigen Beginn, oder ziehen Sie ihn zuerst zurück.',
            )
          : at('was', `Das ist nicht möglich: Der Stand ist „${status}“.`);
      }
      const hasBild = bild || bleibendesBild(eingabe);
      return [
        ...(hasBild && !eingabe.bildtext ? at('bildtext', BILDTEXT_FEHLT) : []),
        ...(hasBild && !eingabe.bildcopyright ? at('bildcopyright', BILDCOPYRIGHT_FEHLT) : []),
        ...(isFreigabe && bis && !isLater(bis) ? at('bis_datum', 'Das Ende liegt schon in der Vergangenheit.') : []),
        ...((await publikation.check?.(trx, eingabe)) ?? []),
      ];
    },

    async save(trx, eingabe, { referenz }) {
      const beitrag = stand?.beitrag ?? (await createRedaktionRepository(trx).create(referenz, publikation.name));
      const bild_id = ablage ? await ablage.store(trx, eingabe) : bleibendesBild(eingabe);
      await record(trx, akteur, beitrag, {
        vorgang: eingabe.was,
        angaben: readAngaben(publikation, eingabe),
        bild_id,
        ...getZeiten(eingabe),
      });
      return beitrag.id;
    },

    composeMails: async () => [],
    cleanUp: async () => ablage?.discard(),
  };
}

/** An editor makes an earlier version the newest; what is public stays as it is until the next release. */
export function createWiederherstellung(akteur: Akteur): Formular<Wiederherstellung> {
  let stand: Stand | null = null;
  let frueher: Fassung | null = null;
  return {
    name: 'redaktion-fassung',
    kuerzel: '',
    getReferenz: ({ referenz }) => referenz,

    async check(trx, { referenz, version, fassung }) {
      stand = await lock(trx, referenz);
      frueher = await createRedaktionRepository(trx).findFassung(stand.beitrag.id, fassung);
      if (!frueher) throw new AppError('nicht_gefunden', 'Diese Fassung gibt es nicht.');
      return stand.beitrag.version === version ? [] : at('version', await describeProgress(trx, stand.beitrag));
    },

    async save(trx) {
      if (!stand || !frueher) throw new Error('Nothing was checked');
      const { angaben, bild_id, nummer } = frueher;
      await record(trx, akteur, stand.beitrag, { vorgang: 'wiederherstellen', angaben, bild_id, aus: nummer });
      return stand.beitrag.id;
    },

    composeMails: async () => [],
  };
}
