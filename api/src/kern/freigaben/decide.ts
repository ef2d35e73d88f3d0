import { AppError } from '@gm/shared/fehler/app-error';
import { findNextStatus, type Schritt } from '@gm/shared/regeln/freigabe';
import type { Entscheidung } from '@gm/shared/schemas/freigabe-entscheidung';
import type { Bereich } from '../bereich.ts';
import type { Config } from '../betrieb/config.ts';
import { createSecret } from '../betrieb/geheimnis.ts';
import { openDateien } from '../dateien/open-dateien.ts';
import type { Datenquelle } from '../daten/database.ts';
import type { Befehl } from '../formulare/carry-out.ts';
import { createKontenRepository } from '../konten/konten-repository.ts';
import { getAbsender } from '../mail/get-absender.ts';
import { readMailtexte } from '../mail/mailtexte.ts';
import { createFreigabeumfeld } from '../redaktion/inhalt/create-freigabeumfeld.ts';
import type { Publikationen } from '../redaktion/publikation.ts';
import { formatZeitpunkt } from '../regeln/format-zeitpunkt.ts';
import { buildTischLink, composeEntscheidung, composeWeiterleitung, composeZuweisung } from './compose-entscheidung.ts';
import { type Akteur, createFreigabeRepository, type GesperrteEinsendung } from './freigabe-repository.ts';
import type { Angaben, Freigabeart, Freigabearten, Freigabeumfeld, Stelle } from './freigabeart.ts';
import { SCHRITTWORTE } from './get-schritt.ts';
import { choose, describeKorrektur, readKorrektur } from './korrektur.ts';

type Umgebung = Pick<Config, 'DATA_DIR' | 'files' | 'MAIL_FROM' | 'MAIL_ADMIN' | 'MAIL_EMPFAENGER' | 'SITE_URL'>;

interface Dienste {
  bereiche: readonly Bereich[];
  publikationen: Publikationen;
  freigabearten: Freigabearten;
}

/** Page on which a sender answers. */
export const RUECKFRAGE_PFAD = '/rueckfrage/';

/** What was found to decide about. */
interface Lage {
  einsendung: GesperrteEinsendung;
  art: Freigabeart;
  korrektur: Record<string, unknown>;
  geaendert: string[];
  /** Answers with every correction. */
  aktuell: Angaben;
  /** Those that are corrected now, in words. */
  berichtigt: { titel: string; wert: string }[];
  /** Who goes on with it. */
  zustaendig: { id: number; name: string; email: string };
  /** Office outside of the desk that may get it. */
  stelle: Stelle | null;
}

/** Steps that those are told of, too, who only joined the sender. */
const FUER_ALLE: readonly Schritt[] = ['freigeben', 'ablehnen', 'oeffnen'];

const refuse = (feld: string, meldung: string) => ({ fehler: [{ feld, meldung }] });

/** Who was faster, and with what. */
async function describeProgress(trx: Datenquelle, { id }: GesperrteEinsendung): Promise<string> {
  const letzter = (await createFreigabeRepository(trx).readHistory(id)).at(-1);
  const wer = letzter
    ? `${letzter.wer} ${SCHRITTWORTE[letzter.schritt]} (${formatZeitpunkt(letzter.am)}).`
    : 'Die Angaben wurden inzwischen geändert.';
  return `Ihre Entscheidung wurde nicht gespeichert: ${wer} Bitte öffnen Sie die Einsendung neu und sehen Sie sich den Stand an.`;
}

/** What a step does beyond the status; gives the page its mail leads to, if there is one. */
async function act(trx: Datenquelle, umfeld: Freigabeumfeld, schritt: Schritt, { einsendung, art, aktuell }: Lage) {
  const { id, bild, status } = einsendung;
  if (schritt === 'weiterleiten') return (await art.weiterleitung?.buildLink(trx, id)) ?? null;
  if (schritt === 'oeffnen' && status === 'freigegeben') await art.withdraw?.(trx, id, umfeld);
  if (schritt !== 'freigeben') return null;
  return (await art.release?.(trx, { id, bild, angaben: aktuell }, umfeld)) ?? null;
}

/** Somebody of the desk who can go on with it, or null. */
async function findKollegen(trx: Datenquelle, konto: string) {
  const tisch = await createKontenRepository(trx).listTisch();
  return tisch.find(({ id }) => id === Number(konto)) ?? null;
}

/**
 * One step of staff: the row is locked, the version compared, the rule asked; then status, corrections, audit trail, mail
 * to the sender and whatever becomes public change together.
 */
export function createEntscheidung(
  config: Umgebung,
  { bereiche, publikationen, freigabearten: arten }: Dienste,
  akteur: Akteur & { konto: number },
): Befehl<Entscheidung, Lage> {
  async function composeMails(
    trx: Datenquelle,
    { was: schritt, nachricht, referenz }: Entscheidung,
    lage: Lage,
    link: string | undefined,
  ) {
    const { art, einsendung, zustaendig, aktuell: angaben, berichtigt, stelle } = lage;
    const amt = config.MAIL_EMPFAENGER[art.name] ?? config.MAIL_ADMIN;
    const gemeinde = getAbsender(config.MAIL_FROM);
    const seite = buildTischLink(referenz, config);
    const basis = { art, angaben, referenz, amt, nachricht, link, gemeinde };
    const mitleser = FUER_ALLE.includes(schritt) ? ((await art.listMitleser?.(trx, einsendung.id)) ?? []) : [];
    // Who rents a hall for an event without an address is told by telephone.
    const empfaenger = new Set([einsendung.email, ...mitleser].filter(Boolean));
    const texte = await readMailtexte(trx, art);
    return [
      // The link of a step outwards is the office's, not the sender's.
      ...[...empfaenger].map((an) =>
        composeEntscheidung({ ...basis, texte, an, schritt, berichtigt, stelle: stelle?.name }),
      ),
      ...(schritt === 'zuweisen'
        ? [composeZuweisung({ art, referenz, link: seite, gemeinde }, zustaendig, akteur.name)]
        : []),
      ...(schritt === 'weiterleiten' && stelle
        ? [composeWeiterleitung(await art.getWorte?.(trx, angaben), basis, stelle)]
        : []),
    ];
  }

  return {
    name: 'freigabe',

    async check(trx, eingabe) {
      const einsendung = await createFreigabeRepository(trx).lock(eingabe.referenz);
      const art = einsendung && arten.find(einsendung.formular);
      if (!art) {
        throw new AppError('nicht_gefunden', 'Diese Einsendung gibt es nicht mehr.', { titel: 'Einsendung gelöscht' });
      }
      if (einsendung.version !== eingabe.version) return refuse('was', await describeProgress(trx, einsendung));
      if (findNextStatus(einsendung.status, eingabe.was) === null) {
        return refuse('was', `Das ist nicht möglich: Der Stand ist „${einsendung.status}“.`);
      }
      const { id, bild, angaben, korrektur: bisher } = einsendung;
      const gepostet = eingabe.was === 'oeffnen' ? {} : eingabe;
      const { korrektur, geaendert, fehler } = readKorrektur(art, angaben, bisher, gepostet);
      if (fehler.length > 0) return { fehler };
      if (eingabe.was === 'korrigieren' && geaendert.length === 0) return refuse('was', 'Sie haben nichts geändert.');
      const ich = { id: akteur.konto, name: akteur.name, email: '' };
      const zustaendig = eingabe.was === 'zuweisen' ? await findKollegen(trx, eingabe.zustaendig) : ich;
      if (!zustaendig) {
        return refuse('zustaendig', 'Diese Person bearbeitet keine Einsendungen mehr. Bitte wählen Sie neu.');
      }
      const aktuell = { ...angaben, ...korrektur };
      const stelle = (await art.weiterleitung?.findStelle(trx, aktuell)) ?? null;
      if (eingabe.was === 'weiterleiten' && !stelle) {
        return refuse('was', 'Dafür ist keine Stelle eingetragen, an die Sie weiterleiten könnten.');
      }
      if (eingabe.was === 'rueckfrage' && !einsendung.email) {
        return refuse('was', 'Der Absender hat keine E-Mail-Adresse genannt. Ihre Frage würde niemand lesen.');
      }
      const hindernis =
        eingabe.was === 'freigeben' ? await art.findHindernis?.(trx, { id, bild, angaben: aktuell }) : null;
      if (hindernis) return refuse('was', hindernis);
      const berichtigt = await describeKorrektur(trx, art, aktuell, geaendert);
      return { fund: { einsendung, art, korrektur, geaendert, aktuell, berichtigt, zustaendig, stelle } };
    },

    async perform(trx, eingabe, lage) {
      const { was: schritt, nachricht } = eingabe;
      const { einsendung, korrektur, geaendert, aktuell, zustaendig, stelle } = lage;
      const freigaben = createFreigabeRepository(trx);
      const status = findNextStatus(einsendung.status, schritt) ?? einsendung.status;
      const umfeld = createFreigabeumfeld({ bereiche, publikationen, akteur, uploads: openDateien(config).uploads });
      const pfad = await act(trx, umfeld, schritt, lage);
      const geheimnis = schritt === 'rueckfrage' ? createSecret() : undefined;
      const ziel = geheimnis ? `${RUECKFRAGE_PFAD}?token=${geheimnis.token}` : pfad;
      const bleibtFrage = ['korrigieren', 'uebernehmen', 'zuweisen', 'weiterleiten'].includes(schritt);
      await freigaben.change(einsendung.id, {
        status,
        korrektur,
        zustaendig_id: zustaendig.id,
        zustaendig: zustaendig.name,
        ...(bleibtFrage ? {} : { frage: geheimnis ? nachricht : null, frage_hash: geheimnis?.token_hash ?? null }),
      });
      const empfaenger = { zuweisen: zustaendig.name, weiterleiten: stelle?.name }[schritt as string];
      await freigaben.log(einsendung.id, akteur, {
        schritt,
        status,
        nachricht: empfaenger ? `An ${empfaenger}. ${nachricht}`.trim() : nachricht,
        korrektur: choose(aktuell, geaendert),
      });
      await freigaben.rememberClosed(einsendung.id, akteur.konto);
      const link = ziel ? new URL(ziel, config.SITE_URL).href : undefined;
      return { id: einsendung.id, referenz: eingabe.referenz, mails: await composeMails(trx, eingabe, lage, link) };
    },
  };
}
