import type { Kontakt } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { TextField } from '@gm/shared/formular/text-field';
import { useFormular } from '@gm/shared/formular/use-formular';
import { Button } from '@gm/shared/ui/button';
import { MailLink } from '@gm/shared/ui/mail-link';
import type { Seite } from '@gm/shared/vertrag';
import { useEffect } from 'react';
import { ADRESSFELDER, WOHNORT } from '../../anmeldung/angaben.tsx';
import type { SchrittProps } from '../../anmeldung/anmeldung.context.ts';
import { setKontakt, setVorgemerkt, useAnmeldung } from '../../anmeldung/anmeldung-store.ts';
import { SchrittKnoepfe } from '../../anmeldung/schritt-knoepfe.tsx';
import { openSchritt, SchrittRahmen } from '../../anmeldung/schritt-rahmen.tsx';
import { SchrittFelder } from '../../anmeldung/schritt-titel.tsx';
import { Vorgemerkt } from '../../anmeldung/vorgemerkt.tsx';
import { Wohnort } from '../../anmeldung/wohnort.tsx';
import { describeGeschlossen } from '../../programm/geschlossen.tsx';
import { useMinute } from '../../programm/use-minute.ts';
import { useProgramm } from '../../programm/use-programm.ts';

const FELDER = [...ADRESSFELDER, 'email', 'telefon'];

const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

/**
 * The step is taken in the browser. A browser that could not load it posts the form as it stands: the server knows no such
 * call, and brings the page back with this message and what was typed.
 */
function describeFailure({ gemeinde }: Seite, email: string) {
  return {
    titel: 'Die Anmeldung war noch nicht geladen',
    text: (
      <p>
        Ihre Angaben stehen noch im Formular. Bitte klicken Sie noch einmal. Kommen Sie nicht weiter, kann Ihr Browser
        die Anmeldung nicht laden: Melden Sie sich dann bitte im Rathaus an, Telefon {gemeinde.telefon}, E-Mail{' '}
        <MailLink adresse={email} />.
      </p>
    ),
  };
}

/** Step 1 (requirement F-9): who registers. `?id=` names the event the visitor came from. */
export default function FerienprogrammKontakt({ context, options, seite }: SchrittProps) {
  const jetzt = useMinute(context.jetzt);
  const { kontakt } = useAnmeldung();
  const { programm } = useProgramm(options.programm);
  const formular = useFormular({
    name: 'ferienprogramm-kontakt',
    seite,
    async aktion(werte) {
      setKontakt(werte as unknown as Kontakt);
      openSchritt('kinder');
      return null;
    },
    felder: FELDER,
    // They are given, so they are no draft.
    ohneEntwurf: options.wohnort_getrennt ? [] : WOHNORT,
    loadSchema,
  });
  const { form } = formular;

  // What was typed or stands in the draft goes first.
  useEffect(() => {
    for (const [feld, wert] of Object.entries(kontakt ?? {})) {
      if (!form.getValues(feld)) form.setValue(feld, wert);
    }
  }, [form, kontakt]);

  useEffect(() => {
    const id = Number(new URLSearchParams(seite.suche).get('id'));
    if (Number.isSafeInteger(id) && id > 0) setVorgemerkt(id);
  }, [seite.suche]);

  return (
    <SchrittRahmen schritt="kontakt" options={options} seite={seite} jetzt={jetzt} vomServer>
      {describeGeschlossen(options, jetzt) === null && (
        <>
          <Vorgemerkt
            programm={programm}
            jetzt={jetzt}
            ausgebucht="In Schritt 3 können Sie Ihre Kinder auf die Warteliste setzen."
          />
          <FormularRahmen
            formular={formular}
            fehlschlag={describeFailure(seite, options.email)}
            absenden={
              <SchrittKnoepfe>
                <Button type="submit">Schritt 2: Kinder hinzufügen</Button>
              </SchrittKnoepfe>
            }
          >
            <SchrittFelder titel="Schritt 1: Kontaktdaten">
              <TextField name="vorname" label="Vorname" required breite="mittel" autoComplete="given-name" />
              <TextField name="name" label="Name" required breite="mittel" autoComplete="family-name" />
              <TextField
                name="strasse"
                label="Straße"
                required
                breite="mittel"
                autoComplete="address-line1"
                placeholder="Hauptstraße 12"
              />
              <Wohnort options={options} />
              <TextField
                name="email"
                label="E-Mail"
                required
                hint="Dorthin schicken wir die Bestätigung."
                breite="mittel"
                type="email"
                autoComplete="email"
              />
              <TextField name="telefon" label="Telefon" breite="mittel" type="tel" autoComplete="tel" />
            </SchrittFelder>
          </FormularRahmen>
        </>
      )}
    </SchrittRahmen>
  );
}
