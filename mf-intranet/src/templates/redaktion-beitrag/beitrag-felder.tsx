import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { BildFelder } from '@gm/shared/formular/bild-felder';
import { CheckboxGroup } from '@gm/shared/formular/checkbox-group';
import { CheckboxTile } from '@gm/shared/formular/checkbox-tile';
import { Combobox } from '@gm/shared/formular/combobox';
import { DateField } from '@gm/shared/formular/date-field';
import { FormSection } from '@gm/shared/formular/form-section';
import { RichTextField } from '@gm/shared/formular/rich-text-field';
import { SelectField } from '@gm/shared/formular/select-field';
import { TextArea } from '@gm/shared/formular/text-area';
import { TextField } from '@gm/shared/formular/text-field';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Beitrag } from '@gm/shared/schemas/redaktion';
import { BEITRAG_FELDER, ZEITRAUM_FELDER } from '@gm/shared/schemas/redaktion-felder';
import styles from '../../freigaben/detail.module.css';

const kalender = () => ({ min: readBerlinerZeit(new Date()).tag });

const OHNE_ZEITEN =
  'Ohne Beginn erscheint der Beitrag mit der Freigabe, ohne Ende bleibt er stehen. Ohne Uhrzeit gilt der ganze Tag.';

/** What each kind says, and what its time means. */
const INHALT = {
  artikel: { Felder: ArtikelFelder, zeitraum: OHNE_ZEITEN, bild: null },
  veranstaltung: { Felder: VeranstaltungFelder, zeitraum: OHNE_ZEITEN, bild: null },
  eilmeldung: {
    Felder: EilmeldungFelder,
    zeitraum:
      'Ohne Beginn gilt die Eilmeldung ab der Freigabe. Sie steht bis zu ihrem Ende auf jeder Seite unter dem Kopf und geht mit ihrem Beginn an alle, die Benachrichtigungen bestellt haben.',
    bild: 'Unter dem Kopf jeder Seite steht nur der Text. Das Bild zeigen die Benachrichtigung und die Seite, zu der „Weitere Informationen“ dann führt.',
  },
} as const;

/** The controls of an entry in steps: words, picture, time. */
export function BeitragFelder({ beitrag }: { beitrag: Beitrag }) {
  const { Felder, zeitraum, bild } = INHALT[beitrag.art];
  return (
    <>
      <FormSection nummer={1} von={3} titel="Inhalt">
        <Felder beitrag={beitrag} />
      </FormSection>
      <FormSection nummer={2} von={3} titel="Bild">
        {bild && <p className={styles.meta}>{bild}</p>}
        {beitrag.bild && <CheckboxTile name="bild_entfernen">Das vorhandene Bild entfernen</CheckboxTile>}
        <BildFelder />
      </FormSection>
      <FormSection nummer={3} von={3} titel="Zeitraum">
        <p className={styles.meta}>{zeitraum}</p>
        <Zeitraum />
      </FormSection>
    </>
  );
}

const ARTIKEL = BEITRAG_FELDER.artikel;

function ArtikelFelder({ beitrag: { rubriken } }: { beitrag: Beitrag }) {
  return (
    <>
      <TextField name="titel" label={ARTIKEL.titel} required hint="Steht als Überschrift und in allen Listen." />
      <SelectField name="rubrik" label={ARTIKEL.rubrik} optionen={rubriken} hint="Zum Freigeben nötig." />
      <TextArea
        name="einleitung"
        label={ARTIKEL.einleitung}
        rows={3}
        hint="Ein oder zwei Sätze, die auch in Listen und bei Suchmaschinen stehen."
      />
      <RichTextField name="text" label={ARTIKEL.text} hint="Zum Freigeben nötig." />
      <SelectField
        name="highlight"
        label={ARTIKEL.highlight}
        leer="unter „Weitere Meldungen“"
        optionen={[{ wert: '1', text: 'unter „Topthemen“' }]}
      />
    </>
  );
}

const VERANSTALTUNG = BEITRAG_FELDER.veranstaltung;

function VeranstaltungFelder({ beitrag: { rubriken, veranstalter } }: { beitrag: Beitrag }) {
  return (
    <>
      <TextField name="titel" label={VERANSTALTUNG.titel} required />
      <CheckboxGroup
        name="veranstaltungen_rubrik"
        label={VERANSTALTUNG.veranstaltungen_rubrik}
        nebeneinander
        optionen={rubriken}
        hint="Zum Freigeben nötig."
      />
      <TextArea
        name="einleitung"
        label={VERANSTALTUNG.einleitung}
        rows={3}
        hint="Ein oder zwei Sätze für die Listen."
      />
      <RichTextField name="text" label={VERANSTALTUNG.text} hint="Zum Freigeben nötig." />
      <Combobox
        name="veranstalter_brancheneintrag_zuordnung"
        label={VERANSTALTUNG.veranstalter_brancheneintrag_zuordnung}
        optionen={veranstalter}
        hint="Tippen Sie die ersten Buchstaben. Die Veranstaltung steht dann auch auf der Seite des Eintrags."
      />
      <TextField
        name="veranstalter"
        label={VERANSTALTUNG.veranstalter}
        hint="Nur wenn der Veranstalter nicht im Verzeichnis steht"
      />
      <TextField name="eintritt" label={VERANSTALTUNG.eintritt} hint="Zum Beispiel: 8 Euro, ermäßigt 5 Euro" />
      <TextField
        name="veranstaltungsort"
        label={VERANSTALTUNG.veranstaltungsort}
        hint="Zum Beispiel: Turn- und Festhalle, Schulstraße 5. Zum Freigeben nötig."
      />
      <div className={blatt.paar}>
        <DateField name="datum_von" label={VERANSTALTUNG.datum_von} hint="Zum Freigeben nötig." kalender={kalender} />
        <DateField name="datum_bis" label={VERANSTALTUNG.datum_bis} hint="Leer: am selben Tag" kalender={kalender} />
      </div>
      <div className={blatt.paar}>
        <TextField name="zeit_von" label={VERANSTALTUNG.zeit_von} hint="Zum Beispiel 09:00" breite="kurz" />
        <TextField name="zeit_bis" label={VERANSTALTUNG.zeit_bis} hint="Zum Beispiel 15:00" breite="kurz" />
      </div>
      <TextField name="link" label={VERANSTALTUNG.link} type="url" hint="Die ganze Adresse mit https://" />
      <TextField name="linktext" label={VERANSTALTUNG.linktext} hint="Wie der Link heißen soll" />
    </>
  );
}

const EILMELDUNG = BEITRAG_FELDER.eilmeldung;

function EilmeldungFelder() {
  return (
    <>
      <TextField name="titel" label={EILMELDUNG.titel} required hint="Was ist los, und wo?" />
      <TextArea name="text" label={EILMELDUNG.text} rows={4} hint="Was ist zu tun? Zum Freigeben nötig." />
      <TextField
        name="link"
        label={EILMELDUNG.link}
        hint="Eine Adresse dieser Website, zum Beispiel /kontakt/, oder eine mit https://"
      />
    </>
  );
}

function Zeitraum() {
  return (
    <>
      <div className={blatt.paar}>
        <DateField name="ab_datum" label={ZEITRAUM_FELDER.ab_datum} hint="TT.MM.JJJJ" kalender={kalender} />
        <TextField name="ab_zeit" label={ZEITRAUM_FELDER.ab_zeit} hint="Zum Beispiel 09:00" breite="kurz" />
      </div>
      <div className={blatt.paar}>
        <DateField name="bis_datum" label={ZEITRAUM_FELDER.bis_datum} hint="TT.MM.JJJJ" kalender={kalender} />
        <TextField name="bis_zeit" label={ZEITRAUM_FELDER.bis_zeit} hint="Zum Beispiel 15:00" breite="kurz" />
      </div>
    </>
  );
}
