import { AppError } from '@gm/shared/fehler/app-error';
import { type Beitragsstatus, findBeitragsstatus } from '@gm/shared/regeln/redaktion';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { BeitragEingabe, Wiederherstellung } from '@gm/shared/schemas/redaktion-beitrag';
import type { Datenquelle } from '../daten/database.ts';
import type { Befehl } from '../formulare/carry-out.ts';
import { createFormularRepository } from '../formulare/formular-repository.ts';
import { formatZeitpunkt } from '../regeln/format-zeitpunkt.ts';
import { getVorgang } from './get-vorgang.ts';
import { createInhaltsbezugRepository } from './inhaltsbezug-repository.ts';
import type { Publikation, Publikationen } from './publikation.ts';
import { getZeiten } from './read-zeitpunkt.ts';
import { type Bearbeiter, findGegenstand, listRechtefehler, requireRecht, type Stand } from './rechte/check-recht.ts';
import type { Freigabeabsender } from './rechte/compose-freigabe.ts';
import { composeFreigabemails } from './rechte/compose-freigabemails.ts';
import { isLater, record, recordBestand } from './record-bearbeitung.ts';
import { type Beitragszeile, createRedaktionRepository, type Fassung } from './redaktion-repository.ts';

const at = (feld: string, meldung: string): FeldFehler[] => [{ feld, meldung }];

const notFound = () =>
  new AppError('nicht_gefunden', 'Diesen Beitrag gibt es nicht.', { titel: 'Beitrag nicht gefunden' });

/** The entry and its newest version; nobody else changes them until the transaction ends. */
export async function lockStand(trx: Datenquelle, referenz: string): Promise<Stand> {
  const redaktion = createRedaktionRepository(trx);
  const beitrag = await redaktion.lock(referenz);
  const fassung = beitrag && (await redaktion.findFassung(beitrag.id, beitrag.version));
  if (!fassung) throw notFound();
  return { beitrag, fassung };
}

/** Who was faster, and with what. */
async function describeProgress(trx: Datenquelle, { id }: Beitragszeile): Promise<string> {
  const verlauf = await createRedaktionRepository(trx).readHistory(id);
  const letzter = verlauf.find(({ vorgang }) => vorgang !== 'erscheinen' && vorgang !== 'enden');
  const wer = letzter ? `${letzter.wer} ${getVorgang(letzter)} (${formatZeitpunkt(letzter.am)}).` : '';
  return `Ihre Fassung wurde nicht gespeichert: ${wer}`;
}

/** What of an input is the entry itself, and from when to when it shall be public. */
function readAngaben(publikation: Publikation, eingabe: BeitragEingabe): Record<string, unknown> {
  const { ab_datum, ab_zeit, bis_datum, bis_zeit } = eingabe;
  return { ...publikation.readAngaben(eingabe), ab_datum, ab_zeit, bis_datum, bis_zeit };
}

async function createBeitrag(
  trx: Datenquelle,
  { name, kuerzel }: Publikation,
  { art }: BeitragEingabe,
): Promise<Beitragszeile> {
  const referenz = await createFormularRepository(trx).assignReferenz(kuerzel);
  return createRedaktionRepository(trx).create(referenz, name, String(art));
}

/** What there is already of what the form was opened for: what editors have, locked. */
async function findStand(trx: Datenquelle, publikation: Publikation, eingabe: BeitragEingabe): Promise<Stand | null> {
  const referenz = eingabe.referenz || (await publikation.findVorhandenen(trx, eingabe));
  return referenz ? lockStand(trx, referenz) : null;
}

/** What was public before any editor wrote on it becomes theirs, with its words as the first version; null for what is new. */
async function adoptBestand(
  trx: Datenquelle,
  publikation: Publikation,
  eingabe: BeitragEingabe,
): Promise<Stand | null> {
  const bestand = await publikation.findBestand(trx, eingabe);
  if (!bestand) return null;
  const beitrag = await createBeitrag(trx, publikation, eingabe);
  await createInhaltsbezugRepository(trx).assignInhalt(beitrag.id, bestand);
  return recordBestand(trx, beitrag, bestand.angaben);
}

/** Why the state of the entry does not let it happen. */
function listStandfehler(status: Beitragsstatus, eingabe: BeitragEingabe): FeldFehler[] {
  const { was } = eingabe;
  const isFreigabe = was === 'freigeben';
  if (findBeitragsstatus(status, was, isFreigabe && isLater(getZeiten(eingabe).ab)) !== null) return [];
  return isFreigabe
    ? at(
        'ab_datum',
        'Der Beitrag ist schon öffentlich. Nennen Sie keinen künftigen Beginn, oder ziehen Sie ihn zuerst zurück.',
      )
    : at('was', `Das ist nicht möglich: Der Stand ist „${status}“.`);
}

const listHinweisfehler = ({ was, hinweis }: BeitragEingabe) =>
  was === 'zurueckgeben' && !hinweis ? at('hinweis', 'Bitte schreiben Sie, was noch zu tun ist.') : [];

function listEndefehler(eingabe: BeitragEingabe): FeldFehler[] {
  const { bis } = getZeiten(eingabe);
  const isVorbei = eingabe.was === 'freigeben' && bis !== null && !isLater(bis);
  return isVorbei ? at('bis_datum', 'Das Ende liegt schon in der Vergangenheit.') : [];
}

/**
 * An editor stores, releases or withdraws an entry: the row is locked, the version compared, the rule asked.
 */
export function createBearbeitung(
  publikation: Publikation,
  akteur: Bearbeiter,
  absender: Freigabeabsender,
): Befehl<BeitragEingabe, { beitrag: Beitragszeile | null }> {
  return {
    name: `redaktion-${publikation.name}`,

    async check(trx, eingabe) {
      const vorhanden = await findStand(trx, publikation, eingabe);
      if (vorhanden && vorhanden.beitrag.art !== publikation.name) throw notFound();
      if (vorhanden && vorhanden.beitrag.version !== eingabe.version && !eingabe.ersetzen) {
        return { fehler: at('ersetzen', await describeProgress(trx, vorhanden.beitrag)) };
      }
      const stand = vorhanden ?? (await adoptBestand(trx, publikation, eingabe));
      const beitrag = stand?.beitrag ?? null;
      const verbotenes = await listRechtefehler(trx, publikation, akteur, stand, {
        was: eingabe.was,
        angaben: readAngaben(publikation, eingabe),
      });
      if (verbotenes.length > 0) return { fehler: verbotenes };
      const fehler = listStandfehler(beitrag?.status ?? 'Entwurf', eingabe);
      if (fehler.length > 0) return { fehler };
      const fehlende = [
        ...listEndefehler(eingabe),
        ...listHinweisfehler(eingabe),
        ...(await publikation.check(trx, eingabe)),
      ];
      return fehlende.length > 0 ? { fehler: fehlende } : { fund: { beitrag } };
    },

    async perform(trx, eingabe, fund) {
      const beitrag = fund.beitrag ?? (await createBeitrag(trx, publikation, eingabe));
      const angaben = readAngaben(publikation, eingabe);
      const { was: vorgang, hinweis = '' } = eingabe;
      await record(trx, publikation, akteur, beitrag, {
        vorgang,
        angaben,
        hinweis,
        ...getZeiten(eingabe),
      });
      const schritt = {
        vorgang,
        hinweis,
        gegenstand: findGegenstand(publikation, angaben, beitrag),
        titel: String(angaben.titel ?? beitrag.referenz),
        bezeichnung: publikation.describe(angaben) ?? publikation.bezeichnung,
      };
      const mails = await composeFreigabemails(trx, akteur, beitrag, schritt, absender);
      return { id: beitrag.id, referenz: beitrag.referenz, mails };
    },
  };
}

/** An editor makes an earlier version the newest; what is public stays as it is until the next release. */
export function createWiederherstellung(
  { find }: Publikationen,
  akteur: Bearbeiter,
): Befehl<Wiederherstellung, { publikation: Publikation; beitrag: Beitragszeile; frueher: Fassung }> {
  return {
    name: 'redaktion-fassung',

    async check(trx, { referenz, version, fassung }) {
      const stand = await lockStand(trx, referenz);
      const { beitrag } = stand;
      const publikation = find(beitrag.art, beitrag.inhalt_art);
      const frueher = publikation && (await createRedaktionRepository(trx).findFassung(beitrag.id, fassung));
      if (!frueher) throw new AppError('nicht_gefunden', 'Diese Fassung gibt es nicht.');
      for (const { angaben } of [stand.fassung, frueher]) {
        requireRecht(akteur.rechte, findGegenstand(publikation, angaben, beitrag));
      }
      if (beitrag.version !== version) return { fehler: at('version', await describeProgress(trx, beitrag)) };
      return { fund: { publikation, beitrag, frueher } };
    },

    async perform(trx, { referenz }, { publikation, beitrag, frueher }) {
      const { angaben, nummer } = frueher;
      await record(trx, publikation, akteur, beitrag, { vorgang: 'wiederherstellen', angaben, aus: nummer });
      return { id: beitrag.id, referenz };
    },
  };
}
