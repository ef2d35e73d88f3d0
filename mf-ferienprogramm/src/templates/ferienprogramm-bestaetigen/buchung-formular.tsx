import type { Buchungsablehnung, Buchungseingang } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { computeKosten, readKosten, writeKosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { Datenschutz } from '@gm/shared/formular/datenschutz';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { createIdempotencyKey } from '@gm/shared/formular/idempotency-key';
import { useFormular } from '@gm/shared/formular/use-formular';
import { BUCHUNG_TEILE } from '@gm/shared/schemas/zustimmungen';
import { Button } from '@gm/shared/ui/button';
import { LinkButton } from '@gm/shared/ui/link-button';
import { MailLink } from '@gm/shared/ui/mail-link';
import type { Seite } from '@gm/shared/vertrag';
import { useState } from 'react';
import type { AnmeldungOptionen } from '../../anmeldung/anmeldung.context.ts';
import { deleteAnmeldung, getSalz, useAnmeldung } from '../../anmeldung/anmeldung-store.ts';
import { listGebuchte, refresh } from '../../anmeldung/auswahl.ts';
import { Hindernisse } from '../../anmeldung/hindernisse.tsx';
import { KinderKarten } from '../../anmeldung/kind-karte.tsx';
import { Kosten } from '../../anmeldung/kosten.tsx';
import { Gesperrt, SchrittKnoepfe, SchrittLink } from '../../anmeldung/schritt-knoepfe.tsx';
import { SchrittTitel } from '../../anmeldung/schritt-titel.tsx';
import { getHref } from '../../anmeldung/schritte.ts';
import { describeGeschlossen } from '../../programm/geschlossen.tsx';
import { loadProgramm, useProgramm } from '../../programm/use-programm.ts';
import { Verlosungshinweis } from '../../wuensche/verlosungshinweis.tsx';
import { Abgelehnt } from './abgelehnt.tsx';
import { Kontaktangaben } from './kontaktangaben.tsx';
import { buildAnmeldung, sendAnmeldung } from './send-anmeldung.ts';

const FELDER = ['valid'];

const loadSchema = () => import('./einwilligung-schema.ts').then((module) => module.einwilligungSchema);

export interface GebuchteAnmeldung {
  eingang: Partial<Buchungseingang>;
  /** How it is paid, empty where it costs nothing. */
  zahlung: string;
  email: string;
}

interface BuchungFormularProps {
  options: AnmeldungOptionen;
  seite: Seite;
  jetzt: Date;
  onBooked: (gebucht: GebuchteAnmeldung) => void;
}

/** The booking as it will be sent, with what it costs. */
export function BuchungFormular({ options, seite, jetzt, onBooked }: BuchungFormularProps) {
  const { kontakt, kinder } = useAnmeldung();
  // Who only waits for a place is shown, not sent.
  const gebuchte = listGebuchte(kinder);
  const { programm } = useProgramm(options.programm);
  const [ablehnung, setAblehnung] = useState<Buchungsablehnung | null>(null);
  const aktuelle = refresh(gebuchte, programm ?? []);
  const berechnet = computeKosten(aktuelle, options);
  // After a refusal the api's figures count: the settings may have changed since this page was loaded.
  const kosten = ablehnung ? readKosten(ablehnung.kosten) : berechnet;

  const verlosung = options.vergabe === 'verlosung';
  const absenden = verlosung ? 'Wunschzettel abgeben' : 'Zahlungspflichtig anmelden';
  const geschlossen = describeGeschlossen(options, jetzt);
  const formular = useFormular({
    name: 'ferienprogramm-bestaetigen',
    seite,
    async aktion() {
      if (!kontakt || geschlossen) return { art: 'felder', fehler: [] };
      const inhalt = buildAnmeldung({
        kontakt,
        kinder: aktuelle,
        kosten: writeKosten(kosten),
        route: seite.pfad,
      });
      const antwort = await sendAnmeldung(options.aktion, inhalt, createIdempotencyKey(getSalz(), inhalt));
      if (antwort.art === 'fehlschlag') return antwort;
      if (antwort.art === 'gebucht') {
        const zahlung = kosten.gesamt > 0 ? options.zahlung : '';
        onBooked({ eingang: antwort.eingang, zahlung, email: kontakt.email });
        deleteAnmeldung();
      } else {
        setAblehnung(antwort.ablehnung);
        void loadProgramm(options.programm);
      }
      return null;
    },
    felder: FELDER,
    ohneEntwurf: FELDER,
    loadSchema,
  });

  return (
    <FormularRahmen
      formular={formular}
      fehlschlag={{
        titel: 'Leider ist ein Fehler bei der Anfrage aufgetreten',
        text: (
          <p>
            Ihre Angaben sind noch da. Bitte versuchen Sie es in einigen Minuten erneut: Auch wenn die Anmeldung schon
            angekommen sein sollte, wird sie nur einmal gezählt. In dringenden Fällen schreiben Sie uns an{' '}
            <MailLink adresse={options.email} />.
          </p>
        ),
      }}
      absenden={
        <SchrittKnoepfe>
          <SchrittLink schritt="programm" zurueck>
            Schritt 3: Programm auswählen
          </SchrittLink>
          {geschlossen ? (
            <Gesperrt grund={geschlossen}>{absenden}</Gesperrt>
          ) : (
            <Button type="submit" disabled={formular.stand.status === 'submitting'}>
              {absenden}
            </Button>
          )}
        </SchrittKnoepfe>
      }
    >
      <SchrittTitel>Letzter Schritt: Angaben bestätigen</SchrittTitel>
      {ablehnung ? (
        <Abgelehnt ablehnung={ablehnung} kinder={gebuchte} />
      ) : (
        programm &&
        !verlosung && (
          <Hindernisse kinder={kinder} programm={programm} jetzt={jetzt}>
            <LinkButton href={getHref('programm')} variant="secondary">
              Programm ändern
            </LinkButton>
          </Hindernisse>
        )
      )}
      <Verlosungshinweis options={options} />
      {kontakt && <Kontaktangaben kontakt={kontakt} />}
      <KinderKarten kinder={kinder} programm={programm} options={options} mitAngaben />
      {!verlosung && (
        <Kosten
          vorher
          kosten={kosten}
          anzahl={{
            kinder: gebuchte.length,
            veranstaltungen: gebuchte.reduce((summe, { veranstaltungen }) => summe + veranstaltungen.length, 0),
          }}
          options={options}
        />
      )}
      <Datenschutz name="valid" link={options.datenschutzLink} mail={options.email} teile={BUCHUNG_TEILE} />
    </FormularRahmen>
  );
}
