import type { Hallenanmietung } from '@gm/shared/areas/hallen/hallenanmietung';
import type { FieldError } from '@gm/shared/schemas/form';
import type { BlockOptions } from '../../../core/forms/read-block-options.ts';
import type { Form } from '../../../core/forms/receive-form.ts';
import { createSubmission } from '../../../core/forms/submissions/create-submission.ts';
import type { Config } from '../../../core/platform/config/config.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { findVeranstaltung, type VeranstaltungWithContact } from '../../veranstaltungen/area.ts';
import { checkHall, listHalls } from '../check-hall.ts';
import { HALLENANMIETUNG } from '../hallenanmietung-kind.ts';

async function check(db: DataSource, input: Hallenanmietung, { angebot: offer }: BlockOptions): Promise<FieldError[]> {
  const message = 'Es wurde keine Veranstaltung ausgewiesen.';
  return [
    ...(input.privat || (await findVeranstaltung(db, input.veranstaltungen_id))
      ? []
      : [{ feld: 'veranstaltungen_id', meldung: message }]),
    ...checkHall(input, await listHalls(db, offer)),
  ];
}

/** The renter: a club from the directory, otherwise as stated with the event. */
function getRenter(veranstaltung: VeranstaltungWithContact) {
  const {
    brancheneintrag_veranstalter: entry,
    veranstalter: organiser,
    ansprechpartner,
    telefon: phone,
    email,
  } = veranstaltung;
  if (!entry) {
    return {
      veranstalter: organiser ?? '',
      homepage: '',
      ansprechpartner,
      adresse: '',
      telefon: phone,
      telefax: '',
      email,
    };
  }
  const { kontakt: contact, adresse: address } = entry;
  return {
    veranstalter: entry.titel,
    homepage: contact.link,
    ansprechpartner: entry.ansprechpartner || ansprechpartner,
    adresse: [address.strasse, address.plz, address.ort].filter(Boolean).join(' '),
    telefon: contact.telefon || phone,
    telefax: contact.telefax,
    email: contact.email || email,
  };
}

/**
 * The renter sent by the browser is ignored, except for private parties. Without a mail address in the event no
 * acknowledgement is sent.
 */
async function complete(
  db: DataSource,
  input: Hallenanmietung,
  { angebot: offer }: BlockOptions,
): Promise<Hallenanmietung> {
  const veranstaltung = await findVeranstaltung(db, input.veranstaltungen_id);
  const [mainHall = input.veranstaltungsort] = await listHalls(db, offer);
  // Only the main hall is rented in parts.
  const details = input.veranstaltungsort === mainHall ? input : { ...input, hallenteile: '' };
  return veranstaltung ? { ...details, ...getRenter(veranstaltung) } : details;
}

/** Request for a hall: stored, acknowledged to the organiser, and forwarded to the office. */
export function createHallenanmietungForm(config: Config): Form<Hallenanmietung> {
  return createSubmission<Hallenanmietung>(config, {
    ...HALLENANMIETUNG,
    getEmail: ({ email }) => email,
    check,
    complete,
  });
}
