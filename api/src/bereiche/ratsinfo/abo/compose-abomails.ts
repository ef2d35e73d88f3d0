import type { RatsaboZiel } from '@gm/shared/bereiche/ratsinfo/ratsabo-stand';
import { formatDatum } from '@gm/shared/format/datum';
import { buildAbmeldung, buildAboLink, getBezug } from '../../../kern/mail/abos/mailabo.ts';
import type { BriefeVon } from '../../../kern/mail/briefe.ts';
import { buildGruss } from '../../../kern/mail/build-gruss.ts';
import type { Absender } from '../../../kern/mail/compose-bitte.ts';
import { getAbsender } from '../../../kern/mail/get-absender.ts';
import type { Mail } from '../../../kern/mail/mail.ts';
import { splitAbsaetze } from '../../../kern/mail/mailworte.ts';
import { getZeitpunkt } from '../rats-zeilen.ts';
import { buildRatsPfad } from '../ratsinfo-pfad.ts';
import { RATSABO_ORT } from './ratsabo-pfad.ts';
import type { Abonnent } from './ratsabo-repository.ts';
import type { Ratsereignis } from './ratsereignis-repository.ts';
import type { RATSMAILS } from './ratsmails.ts';

/** Lines under one heading: an import may bring years at once. */
const MAX_ZEILEN = 30;

const ARTEN = { vorlage: 'Vorlage', gremium: 'Gremium', suche: 'Suche' } as const;
export const getAbo = ({ art, titel }: Pick<RatsaboZiel, 'art' | 'titel'>) => `${ARTEN[art]}: ${titel}`;

/** What the mail says that asks whether it is wanted. Words somebody searched for are not repeated. */
export const describeBestellt = (ziel: RatsaboZiel): string =>
  `Für diese E-Mail-Adresse wurde bestellt, per E-Mail zu verfolgen, wie es weitergeht – ${ziel.art === 'suche' ? 'Suche im Ratsinformationssystem' : getAbo(ziel)}.`;

function describe({ art, vorlage, sitzung, beginn, rolle, ergebnis, datei }: Ratsereignis): string {
  const wann = beginn ? `${sitzung} am ${formatDatum(getZeitpunkt(beginn))}` : null;
  if (art === 'sitzung') return `Neue Sitzung: ${wann}`;
  if (art === 'tagesordnung') return `Tagesordnung: ${wann}`;
  if (art === 'ergebnis') return `${vorlage} – Ergebnis: ${[ergebnis, wann].filter(Boolean).join(', ')}`;
  if (art === 'datei') return `${vorlage} – neue Unterlage: ${datei}`;
  if (art === 'vorlage') return `Neue Vorlage: ${vorlage}`;
  return `${vorlage} – ${[rolle ?? 'Beratung', wann].filter(Boolean).join(', ')}`;
}

/** Where it can be read: results on the agenda, all else about papers with the paper. */
function getPath({ art, vorlage_id, sitzung_id }: Ratsereignis): string {
  return art === 'ergebnis' || vorlage_id === null
    ? buildRatsPfad('sitzungen', sitzung_id ?? 0)
    : buildRatsPfad('vorlagen', vorlage_id);
}

/** What is new, by what is followed. */
export function composeNeues(
  briefe: BriefeVon<typeof RATSMAILS>,
  { id, email, schluessel }: Abonnent,
  neues: readonly { ziel: RatsaboZiel; ereignisse: readonly Ratsereignis[] }[],
  config: Absender,
): Mail {
  const adresse = (pfad: string) => new URL(pfad, config.SITE_URL).href;
  const [erstes] = neues;
  const { betreff, betreffEines, ueberschrift, link } = briefe.neues({ titel: erstes?.ziel.titel ?? '' });
  return {
    an: email,
    bezug: getBezug(RATSABO_ORT, id),
    abmeldung: buildAbmeldung(RATSABO_ORT, schluessel, config.SITE_URL),
    betreff: neues.length === 1 ? betreffEines : betreff,
    teile: [
      { art: 'ueberschrift', text: ueberschrift },
      ...neues.map(({ ziel, ereignisse }) => ({
        art: 'verweise' as const,
        titel: getAbo(ziel),
        eintraege: [
          ...ereignisse
            .slice(0, MAX_ZEILEN)
            .map((ereignis) => ({ text: describe(ereignis), adresse: adresse(getPath(ereignis)) })),
          ...(ereignisse.length > MAX_ZEILEN
            ? [{ text: `und ${ereignisse.length - MAX_ZEILEN} weitere`, adresse: adresse(ziel.detailURL) }]
            : []),
        ],
      })),
      buildGruss(getAbsender(config.MAIL_FROM)),
      {
        art: 'verweis',
        text: 'Was Sie verfolgen, ansehen und beenden',
        adresse: buildAboLink(RATSABO_ORT, schluessel, config.SITE_URL),
      },
      ...splitAbsaetze(link),
    ],
  };
}
