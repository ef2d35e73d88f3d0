import type { Buchung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { readKosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { formatDatum } from '@gm/shared/format/datum';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { LinkButton } from '@gm/shared/ui/link-button';
import { MailLink } from '@gm/shared/ui/mail-link';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useState } from 'react';
import { KindListe } from '../../anmeldung/kind-karte.tsx';
import { Kosten } from '../../anmeldung/kosten.tsx';
import { type Nachricht, Neuigkeit } from '../../anmeldung/neuigkeit.tsx';
import { formatEuro } from '../../kasse/euro.ts';
import { postJson } from '../../programm/post-json.ts';
import { useAktion } from '../../programm/use-aktion.ts';
import type { ferienprogrammBuchung } from './ferienprogramm-buchung.context.ts';
import styles from './ferienprogramm-buchung.module.css';
import { GebuchtesKind } from './gebuchtes-kind.tsx';

const isBooked = ({ status }: { status: string }) => status === 'gebucht';

/** A family's booking: look at it, give back what is not needed. */
export default function FerienprogrammBuchung({
  context,
  options,
  seite,
}: TemplateProps<typeof ferienprogrammBuchung>) {
  const [buchung, setBuchung] = useState(context.buchung);
  const [nachricht, setNachricht] = useState<Nachricht | null>(null);
  const { laeuft, fehler, run } = useAktion();
  const { referenz, kontakt, kinder, kosten, rechnung } = buchung;
  /** What each child has that is not cancelled. */
  const gebuchte = kinder
    .map(({ veranstaltungen }) => veranstaltungen.filter(isBooked))
    .filter(({ length }) => length > 0);

  const folge = options.gebuehr_bei_storno === 'bleibt' ? 'Der Preis entfällt, die Gebühren bleiben.' : '';

  async function cancel(kind: number, veranstaltung: number | undefined, was: string) {
    const token = new URLSearchParams(seite.suche).get('token') ?? '';
    await run(async () => {
      setBuchung(await postJson<Buchung>('/api/ferienprogramm/buchung/stornieren', { token, kind, veranstaltung }));
      setNachricht({ text: `${was} wurde storniert.` });
    });
  }

  return (
    <div className={styles.buchung}>
      <div className={styles.kopf}>
        <h2>Buchung {referenz}</h2>
        <p>
          {kontakt.vorname} {kontakt.name}, {kontakt.strasse}, {kontakt.plz} {kontakt.ort}
        </p>
      </div>
      {nachricht && <Neuigkeit nachricht={nachricht} />}
      {fehler && (
        <Alert kind="danger" title="Es wurde nichts storniert" level={3} live>
          <p>{fehler}</p>
        </Alert>
      )}
      {gebuchte.length === 0 && <Alert title="Die ganze Buchung ist storniert" level={3} />}
      <KindListe>
        {kinder.map((kind) => (
          <GebuchtesKind key={kind.id} kind={kind} folge={folge} laeuft={laeuft} onCancel={cancel} />
        ))}
      </KindListe>
      {gebuchte.length > 0 && (
        <Kosten
          kosten={readKosten(kosten)}
          anzahl={{ kinder: gebuchte.length, veranstaltungen: gebuchte.flat().length }}
          // How one pays stands on the bill, once there is one.
          options={rechnung ? { ...options, zahlung: '' } : options}
        />
      )}
      {gebuchte.length > 0 && (
        <div className={styles.mitnehmen}>
          <LinkButton variant="secondary" href={`/api/ferienprogramm/buchung/kalender.ics${seite.suche}`}>
            Termine in den Kalender
          </LinkButton>
          <Button variant="secondary" onClick={() => window.print()}>
            Drucken
          </Button>
        </div>
      )}
      {rechnung && (
        <p>
          {rechnung.offen > 0 && `Offen: ${formatEuro(rechnung.offen)}, fällig am ${formatDatum(rechnung.faellig)}. `}
          {rechnung.offen < 0 && `Sie haben ${formatEuro(-rechnung.offen)} zu viel bezahlt. `}
          <a href={rechnung.href}>Rechnung ansehen und bezahlen</a>
        </p>
      )}
      <p>
        <a href={seite.pfad.replace('/status/', '/familie/') + seite.suche}>
          Alle Kinder, Termine und der Kalender Ihrer Familie
        </a>
      </p>
      <p>
        Fragen? Schreiben Sie uns an <MailLink adresse={options.email} /> und nennen Sie die Buchungsnummer.
      </p>
    </div>
  );
}
