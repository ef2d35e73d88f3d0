import { useFormContext } from '@gm/shared/forms/state/form-context';
import type { VeranstaltungShort } from '@gm/shared/schemas/events/veranstaltung-data';

/** Renter as known from the event and the directory, for display only; the api looks it up itself. */
function getRenter({ id, veranstalter: organiser, brancheneintrag_veranstalter: entry }: VeranstaltungShort) {
  const address = entry ? [entry.adresse.strasse, entry.adresse.plz, entry.adresse.ort] : [];
  return {
    veranstaltungen_id: String(id),
    veranstalter: entry?.titel ?? organiser ?? '',
    homepage: entry?.kontakt.link ?? '',
    ansprechpartner: entry?.ansprechpartner ?? '',
    adresse: address.filter(Boolean).join(' '),
    telefon: entry?.kontakt.telefon ?? '',
    telefax: entry?.kontakt.telefax ?? '',
    email: entry?.kontakt.email ?? '',
  };
}

/** Known data that is sent with the form. */
export function Renter({ veranstaltung }: { veranstaltung: VeranstaltungShort }) {
  const { form } = useFormContext();
  return Object.entries(getRenter(veranstaltung)).map(([name, value]) => (
    <input key={name} type="hidden" {...form.register(name)} defaultValue={value} />
  ));
}
