import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@gm/shared/fehler/app-error';
import { findeBeitragsstatus } from '@gm/shared/regeln/redaktion';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import {
  type BeitragEingabe,
  BILDCOPYRIGHT_FEHLT,
  BILDTEXT_FEHLT,
  type Wiederherstellung,
} from '@gm/shared/schemas/redaktion-beitrag';
import { beschreibeBild } from '../bilder/beschreibe-bild.ts';
import { nenneUpload } from '../bilder/bild-dienst.ts';
import type { Datenquelle } from '../daten/database.ts';
import type { Akteur } from '../daten/freigabe-repository.ts';
import { createInhaltRepository } from '../daten/inhalt-repository.ts';
import { type Beitragszeile, createRedaktionRepository, type Fassung } from '../daten/redaktion-repository.ts';
import type { Formular } from '../formulare/nimm-formular-entgegen.ts';
import { alsHtml } from '../formulare/rich-text.ts';
import { KUERZEL } from '../regeln/bilde-redaktion-route.ts';
import { formatZeitpunkt } from '../regeln/format-zeitpunkt.ts';
import { halteFest, istSpaeter } from './halte-fest.ts';
import { liesBeginn, liesEnde } from './lies-zeitpunkt.ts';
import { nenneVorgang } from './nenne-vorgang.ts';
import type { Publikation } from './publikation.ts';

const bei = (feld: string, meldung: string): FeldFehler[] => [{ feld, meldung }];

interface Stand {
  beitrag: Beitragszeile;
  fassung: Fassung;
}

async function sperre(trx: Datenquelle, referenz: string): Promise<Stand> {
  const redaktion = createRedaktionRepository(trx);
  const beitrag = await redaktion.sperre(referenz);
  const fassung = beitrag && (await redaktion.findeFassung(beitrag.id, beitrag.version));
  if (!fassung)
    throw new AppError('nicht_gefunden', 'Diesen Beitrag gibt es nicht.', { titel: 'Beitrag nicht gefunden' });
  return { beitrag, fassung };
}

/** Who was faster, and with what. */
async function nenneZwischenstand(trx: Datenquelle, { id }: Beitragszeile): Promise<string> {
  const verlauf = await createRedaktionRepository(trx).liesVerlauf(id);
  const letzter = verlauf.find(({ vorgang }) => vorgang !== 'erscheinen' && vorgang !== 'enden');
  const wer = letzter ? `${letzter.wer} ${nenneVorgang(letzter)} (${formatZeitpunkt(letzter.am)}).` : '';
  return `Ihre Fassung wurde nicht gespeichert: ${wer}`;
}

/** A picture under a name nobody can guess: drafts have pictures, too. */
function createBildablage(uploads: string, bild: Buffer) {
  const datei = `redaktion-${randomBytes(12).toString('hex')}.jpg`;
  const pfad = join(uploads, datei);
  return {
    /** Gives the id of the picture. */
    async legeAb(trx: Datenquelle, { bildtext = '', bildcopyright = '' }: BeitragEingabe): Promise<string> {
      await mkdir(uploads, { recursive: true });
      await writeFile(pfad, bild);
      const beschreibung = await beschreibeBild(pfad);
      await createInhaltRepository(trx).schreibeBilder([
        { ...beschreibung, datei: nenneUpload(datei), alt: bildtext, copyright: bildcopyright },
      ]);
      return beschreibung.id;
    },
    verwirf: () => rm(pfad, { force: true }),
  };
}

/** What of an input is the entry itself. */
function liesAngaben({ istHtml }: Publikation, eingabe: BeitragEingabe): Record<string, unknown> {
  const { referenz, version, was, ersetzen, firma, route, bild, bild_entfernen, ...angaben } = eingabe;
  return istHtml && typeof angaben.text === 'string' ? { ...angaben, text: alsHtml(angaben.text) } : angaben;
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
  const nenneZeiten = ({ ab_datum, ab_zeit, bis_datum, bis_zeit }: BeitragEingabe) => ({
    ab: liesBeginn(ab_datum, ab_zeit),
    bis: liesEnde(bis_datum, bis_zeit),
  });
  const bleibendesBild = ({ bild_entfernen }: BeitragEingabe) =>
    bild_entfernen ? null : (stand?.fassung.bild_id ?? null);

  return {
    name: `redaktion-${publikation.name}`,
    kuerzel: KUERZEL[publikation.name],
    nenneReferenz: ({ referenz }) => referenz || undefined,

    async pruefe(trx, eingabe) {
      if (eingabe.referenz) {
        stand = await sperre(trx, eingabe.referenz);
        const istAktuell = stand.beitrag.version === eingabe.version;
        if (!istAktuell && !eingabe.ersetzen) return bei('ersetzen', await nenneZwischenstand(trx, stand.beitrag));
      }
      const status = stand?.beitrag.status ?? 'Entwurf';
      const { ab, bis } = nenneZeiten(eingabe);
      const istFreigabe = eingabe.was === 'freigeben';
      if (findeBeitragsstatus(status, eingabe.was, istFreigabe && istSpaeter(ab)) === null) {
        return istFreigabe
          ? bei(
              'ab_datum',
              'Der Beitrag ist schon öffentlich. Nennen Sie keinen künftigen Beginn, oder ziehen Sie ihn zuerst zurück.',
            )
          : bei('was', `Das ist nicht möglich: Der Stand ist „${status}“.`);
      }
      const hatBild = bild || bleibendesBild(eingabe);
      return [
        ...(hatBild && !eingabe.bildtext ? bei('bildtext', BILDTEXT_FEHLT) : []),
        ...(hatBild && !eingabe.bildcopyright ? bei('bildcopyright', BILDCOPYRIGHT_FEHLT) : []),
        ...(istFreigabe && bis && !istSpaeter(bis)
          ? bei('bis_datum', 'Das Ende liegt schon in der Vergangenheit.')
          : []),
        ...((await publikation.pruefe?.(trx, eingabe)) ?? []),
      ];
    },

    async speichere(trx, eingabe, { referenz }) {
      const beitrag = stand?.beitrag ?? (await createRedaktionRepository(trx).legeAn(referenz, publikation.name));
      const bild_id = ablage ? await ablage.legeAb(trx, eingabe) : bleibendesBild(eingabe);
      await halteFest(trx, akteur, beitrag, {
        vorgang: eingabe.was,
        angaben: liesAngaben(publikation, eingabe),
        bild_id,
        ...nenneZeiten(eingabe),
      });
      return beitrag.id;
    },

    verfasseMails: async () => [],
    raeumeAuf: async () => ablage?.verwirf(),
  };
}

/** An editor makes an earlier version the newest; what is public stays as it is until the next release. */
export function createWiederherstellung(akteur: Akteur): Formular<Wiederherstellung> {
  let stand: Stand | null = null;
  let frueher: Fassung | null = null;
  return {
    name: 'redaktion-fassung',
    kuerzel: '',
    nenneReferenz: ({ referenz }) => referenz,

    async pruefe(trx, { referenz, version, fassung }) {
      stand = await sperre(trx, referenz);
      frueher = await createRedaktionRepository(trx).findeFassung(stand.beitrag.id, fassung);
      if (!frueher) throw new AppError('nicht_gefunden', 'Diese Fassung gibt es nicht.');
      return stand.beitrag.version === version ? [] : bei('version', await nenneZwischenstand(trx, stand.beitrag));
    },

    async speichere(trx) {
      if (!stand || !frueher) throw new Error('Nothing was checked');
      const { angaben, bild_id, nummer } = frueher;
      await halteFest(trx, akteur, stand.beitrag, { vorgang: 'wiederherstellen', angaben, bild_id, aus: nummer });
      return stand.beitrag.id;
    },

    verfasseMails: async () => [],
  };
}
