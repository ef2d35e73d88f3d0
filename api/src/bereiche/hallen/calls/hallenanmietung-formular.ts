import type { Hallenanmietung } from '@gm/shared/bereiche/hallen/hallenanmietung';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Config } from '../../../kern/betrieb/config.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createEinsendung } from '../../../kern/formulare/create-einsendung.ts';
import type { Blockoptionen } from '../../../kern/formulare/read-blockoptionen.ts';
import type { Formular } from '../../../kern/formulare/receive-formular.ts';
import { findVeranstaltung, type VeranstaltungMitKontakt } from '../../veranstaltungen/bereich.ts';
import { checkHalle, listHallen } from '../check-halle.ts';
import { HALLENANMIETUNG } from '../hallenanmietung-art.ts';

async function check(db: Datenquelle, eingabe: Hallenanmietung, { angebot }: Blockoptionen): Promise<FeldFehler[]> {
  const meldung = 'Es wurde keine Veranstaltung ausgewiesen.';
  return [
    ...(eingabe.privat || (await findVeranstaltung(db, eingabe.veranstaltungen_id))
      ? []
      : [{ feld: 'veranstaltungen_id', meldung }]),
    ...checkHalle(eingabe, await listHallen(db, angebot)),
  ];
}

/** Who rents: the directory knows clubs; of others it is known what they said of themselves with the event. */
function getAnmieter(veranstaltung: VeranstaltungMitKontakt) {
  const { brancheneintrag_veranstalter: eintrag, veranstalter, ansprechpartner, telefon, email } = veranstaltung;
  if (!eintrag) {
    return {
      veranstalter: veranstalter ?? '',
      homepage: '',
      ansprechpartner,
      adresse: '',
      telefon,
      telefax: '',
      email,
    };
  }
  const { kontakt, adresse } = eintrag;
  return {
    veranstalter: eintrag.titel,
    homepage: kontakt.link,
    ansprechpartner: eintrag.ansprechpartner || ansprechpartner,
    adresse: [adresse.strasse, adresse.plz, adresse.ort].filter(Boolean).join(' '),
    telefon: kontakt.telefon || telefon,
    telefax: kontakt.telefax,
    email: kontakt.email || email,
  };
}

/** A browser's word on who rents is not taken, unless it is a party of their own. An event without a mail address is acknowledged to nobody. */
async function complete(
  db: Datenquelle,
  eingabe: Hallenanmietung,
  { angebot }: Blockoptionen,
): Promise<Hallenanmietung> {
  const veranstaltung = await findVeranstaltung(db, eingabe.veranstaltungen_id);
  const [haupthalle = eingabe.veranstaltungsort] = await listHallen(db, angebot);
  // Only the main hall is rented in parts.
  const angaben = eingabe.veranstaltungsort === haupthalle ? eingabe : { ...eingabe, hallenteile: '' };
  return veranstaltung ? { ...angaben, ...getAnmieter(veranstaltung) } : angaben;
}

/** Request for a hall: stored, acknowledged to the organiser, and passed on to the office. */
export function createHallenanmietungFormular(config: Config): Formular<Hallenanmietung> {
  return createEinsendung<Hallenanmietung>(config, {
    ...HALLENANMIETUNG,
    getEmail: ({ email }) => email,
    check,
    complete,
  });
}
