import { useFormularKontext } from '@gm/shared/formular/formular-kontext';
import type { VeranstaltungKurz } from '@gm/shared/schemas/veranstaltung-daten';

/** What the event and the directory know of who rents; the api looks it up again and takes nobody's word for it. */
function getAnmieter({ id, veranstalter, brancheneintrag_veranstalter: eintrag }: VeranstaltungKurz) {
  const adresse = eintrag ? [eintrag.adresse.strasse, eintrag.adresse.plz, eintrag.adresse.ort] : [];
  return {
    veranstaltungen_id: String(id),
    veranstalter: eintrag?.titel ?? veranstalter ?? '',
    homepage: eintrag?.kontakt.link ?? '',
    ansprechpartner: eintrag?.ansprechpartner ?? '',
    adresse: adresse.filter(Boolean).join(' '),
    telefon: eintrag?.kontakt.telefon ?? '',
    telefax: eintrag?.kontakt.telefax ?? '',
    email: eintrag?.kontakt.email ?? '',
  };
}

/** What is sent along without being asked for. */
export function Anmieter({ veranstaltung }: { veranstaltung: VeranstaltungKurz }) {
  const { form } = useFormularKontext();
  return Object.entries(getAnmieter(veranstaltung)).map(([name, wert]) => (
    <input key={name} type="hidden" {...form.register(name)} defaultValue={wert} />
  ));
}
