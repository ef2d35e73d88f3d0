import type { Vorschlag } from '@gm/shared/bereiche/ferienprogramm/vorschlag';
import type { Veranstaltung } from '@gm/shared/bereiche/veranstaltungen/veranstaltung';
import { AppError } from '@gm/shared/fehler/app-error';
import { findNextStatus, type Schritt } from '@gm/shared/regeln/freigabe';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Entscheidung } from '@gm/shared/schemas/freigabe-entscheidung';
import { adoptVorschlag, withdrawVorschlag } from '../../bereiche/ferienprogramm/adopt-vorschlag.ts';
import { createBelegungRepository } from '../../bereiche/hallen/belegung-repository.ts';
import { buildBelegung } from '../../bereiche/hallen/build-belegung.ts';
import { publishVeranstaltung, withdrawVeranstaltung } from '../../bereiche/veranstaltungen/publish-veranstaltung.ts';
import { type Angaben, type Freigabeart, findFreigabeart } from '../../freigabearten.ts';
import { type Config, getUploadsFolder } from '../betrieb/config.ts';
import { createSecret } from '../betrieb/geheimnis.ts';
import type { Datenquelle } from '../daten/database.ts';
import { describeAngaben } from '../formulare/describe-angaben.ts';
import type { Formular } from '../formulare/receive-formular.ts';
import { createKontenRepository } from '../konten/konten-repository.ts';
import { getAbsender } from '../mail/get-absender.ts';
import { formatZeitpunkt } from '../regeln/format-zeitpunkt.ts';
import { composeEntscheidung, composeZuweisung } from './compose-entscheidung.ts';
import { type Akteur, createFreigabeRepository, type GesperrteEinsendung } from './freigabe-repository.ts';
import { describeKonflikt, SCHRITTWORTE } from './get-schritt.ts';
import { choose, readKorrektur } from './korrektur.ts';

type Umgebung = Pick<Config, 'DATA_DIR' | 'MAIL_FROM' | 'MAIL_ADMIN' | 'MAIL_EMPFAENGER' | 'SITE_URL'>;

/** Page on which a sender answers. */
export const RUECKFRAGE_PFAD = '/rueckfrage/';

interface Lage {
  einsendung: GesperrteEinsendung;
  art: Freigabeart;
  korrektur: Record<string, unknown>;
  geaendert: string[];
  /** Answers with every correction. */
  aktuell: Angaben;
  /** Who goes on with it. */
  zustaendig: { id: number; name: string; email: string };
}

const at = (feld: string, meldung: string): FeldFehler[] => [{ feld, meldung }];

/** Who was faster, and with what. */
async function describeProgress(trx: Datenquelle, { id }: GesperrteEinsendung): Promise<string> {
  const letzter = (await createFreigabeRepository(trx).readHistory(id)).at(-1);
  const wer = letzter
    ? `${letzter.wer} ${SCHRITTWORTE[letzter.schritt]} (${formatZeitpunkt(letzter.am)}).`
    : 'Die Angaben wurden inzwischen geändert.';
  return `Ihre Entscheidung wurde nicht gespeichert: ${wer} Bitte öffnen Sie die Einsendung neu und sehen Sie sich den Stand an.`;
}

/** What releasing or opening again does beyond the status; gives the public page, if there is one. */
async function act(trx: Datenquelle, config: Umgebung, schritt: Schritt, { einsendung, art, aktuell }: Lage) {
  const { id } = einsendung;
  if (art.name === 'veranstaltung') {
    // Only the form's own schema has written the answers, and every correction passed it.
    const veranstaltung = aktuell as unknown as Veranstaltung;
    if (schritt === 'freigeben') return publishVeranstaltung(trx, getUploadsFolder(config), einsendung, veranstaltung);
    if (schritt === 'oeffnen' && einsendung.status === 'freigegeben') await withdrawVeranstaltung(trx, id);
  }
  if (art.name === 'vorschlag') {
    if (schritt === 'freigeben') {
      await adoptVorschlag(trx, getUploadsFolder(config), einsendung, aktuell as unknown as Vorschlag);
    }
    if (schritt === 'oeffnen') await withdrawVorschlag(trx, id);
  }
  if (art.name === 'hallenanmietung') {
    const belegungen = createBelegungRepository(trx);
    const belegung = buildBelegung(aktuell);
    if (schritt === 'oeffnen') await belegungen.remove(id);
    if (schritt === 'freigeben' && belegung) await belegungen.save(id, belegung);
  }
  return undefined;
}

async function checkHalle(trx: Datenquelle, { einsendung, aktuell }: Lage): Promise<FeldFehler[]> {
  const belegung = buildBelegung(aktuell);
  if (!belegung) return at('was', 'Es ist keine Halle angegeben. Bitte tragen Sie den Veranstaltungsort ein.');
  const belegungen = createBelegungRepository(trx);
  await belegungen.lock(belegung.halle);
  const konflikte = await belegungen.findKonflikte(belegung, einsendung.id);
  if (konflikte.length === 0) return [];
  return at('was', `Die Halle ist dann schon belegt: ${konflikte.map(describeKonflikt).join('; ')}.`);
}

/** Somebody of the desk who can go on with it, or null. */
async function findKollegen(trx: Datenquelle, konto: string) {
  const tisch = await createKontenRepository(trx).listTisch();
  return tisch.find(({ id }) => id === Number(konto)) ?? null;
}

/**
 * One step of staff, as a form that can be taken once: the row is locked, the version compared, the rule asked; then
 * status, corrections, audit trail, mail to the sender and whatever becomes public change together.
 */
export function createEntscheidung(config: Umgebung, akteur: Akteur & { konto: number }): Formular<Entscheidung> {
  let lage: Lage | undefined;
  let link: string | undefined;

  return {
    name: 'freigabe',
    kuerzel: '',
    getReferenz: ({ referenz }) => referenz,

    async check(trx, eingabe) {
      const einsendung = await createFreigabeRepository(trx).lock(eingabe.referenz);
      if (!einsendung) {
        throw new AppError('nicht_gefunden', 'Diese Einsendung gibt es nicht mehr.', { titel: 'Einsendung gelöscht' });
      }
      if (einsendung.version !== eingabe.version) return at('was', await describeProgress(trx, einsendung));
      if (findNextStatus(einsendung.status, eingabe.was) === null) {
        return at('was', `Das ist nicht möglich: Der Stand ist „${einsendung.status}“.`);
      }
      const art = findFreigabeart(einsendung.formular);
      const { angaben, korrektur: bisher } = einsendung;
      const gepostet = eingabe.was === 'oeffnen' ? {} : eingabe;
      const { korrektur, geaendert, fehler } = readKorrektur(art, angaben, bisher, gepostet);
      if (fehler.length > 0) return fehler;
      if (eingabe.was === 'korrigieren' && geaendert.length === 0) return at('was', 'Sie haben nichts geändert.');
      const ich = { id: akteur.konto, name: akteur.name, email: '' };
      const zustaendig = eingabe.was === 'zuweisen' ? await findKollegen(trx, eingabe.zustaendig) : ich;
      if (!zustaendig)
        return at('zustaendig', 'Diese Person bearbeitet keine Einsendungen mehr. Bitte wählen Sie neu.');
      lage = { einsendung, art, korrektur, geaendert, aktuell: { ...angaben, ...korrektur }, zustaendig };
      return art.name === 'hallenanmietung' && eingabe.was === 'freigeben' ? checkHalle(trx, lage) : [];
    },

    async save(trx, { was: schritt, nachricht }) {
      if (!lage) throw new Error('Nothing was checked');
      const { einsendung, korrektur, geaendert, aktuell, zustaendig } = lage;
      const freigaben = createFreigabeRepository(trx);
      const status = findNextStatus(einsendung.status, schritt) ?? einsendung.status;
      const pfad = await act(trx, config, schritt, lage);
      const geheimnis = schritt === 'rueckfrage' ? createSecret() : undefined;
      if (geheimnis) link = new URL(`${RUECKFRAGE_PFAD}?token=${geheimnis.token}`, config.SITE_URL).href;
      if (pfad) link = new URL(pfad, config.SITE_URL).href;
      const bleibtFrage = ['korrigieren', 'uebernehmen', 'zuweisen'].includes(schritt);
      await freigaben.change(einsendung.id, {
        status,
        korrektur,
        zustaendig_id: zustaendig.id,
        zustaendig: zustaendig.name,
        ...(bleibtFrage ? {} : { frage: geheimnis ? nachricht : null, frage_hash: geheimnis?.token_hash ?? null }),
      });
      await freigaben.log(einsendung.id, akteur, {
        schritt,
        status,
        nachricht: schritt === 'zuweisen' ? `An ${zustaendig.name}. ${nachricht}`.trim() : nachricht,
        korrektur: choose(aktuell, geaendert),
      });
      await freigaben.rememberClosed(einsendung.id, akteur.konto);
      return einsendung.id;
    },

    async composeMails(trx, { was: schritt, nachricht, referenz }) {
      if (!lage) return [];
      const { art, einsendung, geaendert, aktuell, zustaendig } = lage;
      const worte = await art.getWorte?.(trx, aktuell);
      const felder = Object.fromEntries(geaendert.map((feld) => [feld, art.felder[feld] ?? feld]));
      const amt = config.MAIL_EMPFAENGER[art.name] ?? config.MAIL_ADMIN;
      const berichtigt = describeAngaben(felder, aktuell, worte);
      const gemeinde = getAbsender(config.MAIL_FROM);
      const seite = new URL(`/intranet/freigaben/${referenz}/`, config.SITE_URL).href;
      const brief = { art, referenz, an: einsendung.email, amt, schritt, nachricht, berichtigt, link, gemeinde };
      return [
        // Who rents a hall for an event without an address is told by telephone.
        ...(einsendung.email ? [composeEntscheidung(brief)] : []),
        ...(schritt === 'zuweisen'
          ? [composeZuweisung({ art, referenz, link: seite, gemeinde }, zustaendig, akteur.name)]
          : []),
      ];
    },
  };
}
