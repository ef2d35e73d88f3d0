import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { Zurueck } from '@gm/shared/detail/zurueck';
import { Ansichten } from '@gm/shared/liste/ansichten';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import { buildListenHref, readFilter } from '@gm/shared/liste/listen-abfrage';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Alert } from '@gm/shared/ui/alert';
import { formatEuro } from '../../kasse/euro.ts';
import { KASSE } from '../../kasse/kassenseiten.ts';
import { VorgangFormular, Vorgangsmeldung } from '../../vorgang/vorgang-formular.tsx';
import { Auszug } from './auszug.tsx';
import type { FerienKasseProps } from './ferien-kasse.context.ts';
import { Kassenexport } from './kassenexport.tsx';
import { OffeneUmsaetze } from './offene-umsaetze.tsx';
import { Rechnungen } from './rechnungen.tsx';

type Konto = NonNullable<FerienKasseProps['context']['kasse']>['konten'][number];

/** What the list is narrowed down to: `ansicht` of the address, label, and which bills it shows. */
const OFFEN = ['', 'Offen', ({ offen }: Konto) => offen > 0] as const;
const ANSICHTEN = [
  OFFEN,
  ['ueberfaellig', 'Überfällig', ({ ueberfaellig }: Konto) => ueberfaellig],
  ['guthaben', 'Guthaben', ({ offen }: Konto) => offen < 0],
  ['bezahlt', 'Bezahlt', ({ offen }: Konto) => offen === 0],
  ['alle', 'Alle', () => true],
] as const;

/** Bills of the holiday programme: what is open, statements of the bank, reminders, files for the treasury. */
export default function FerienKasse({ context: { kasse }, seite }: FerienKasseProps) {
  if (!kasse) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Rechnungen" />
      </Abschnitt>
    );
  }
  const { konten, summe, umsaetze, eingerichtet, zeitraeume } = kasse;
  const gewuenscht = readFilter(seite, ['ansicht']).ansicht ?? '';
  const [ansicht, , fits] = ANSICHTEN.find(([name]) => name === gewuenscht) ?? OFFEN;
  return (
    <Abschnitt>
      <div className={blatt.seite}>
        <Zurueck href="/intranet/ferienprogramm/" text="Zu allen Veranstaltungen" />
        <Vorgangsmeldung seite={seite} template={KASSE} />
        {!eingerichtet && (
          <Alert kind="warning" title="In den Einstellungen fehlt das Konto der Gemeinde">
            <p>
              Solange unter „Einstellungen des Ferienprogramms“ kein Konto steht, schreibt das Ferienprogramm keine
              Rechnungen.
            </p>
          </Alert>
        )}
        {umsaetze.length > 0 && <OffeneUmsaetze umsaetze={umsaetze} seite={seite} />}
        <section className={blatt.blatt} aria-labelledby="kasse-rechnungen">
          <h2 id="kasse-rechnungen">{konten.length === 1 ? '1 Rechnung' : `${konten.length} Rechnungen`}</h2>
          <p>
            {formatEuro(summe.soll)} berechnet, {formatEuro(summe.ist)} eingegangen. Offen sind{' '}
            {formatEuro(summe.offen)}
            {summe.guthaben > 0 && `, zu viel bezahlt wurden ${formatEuro(summe.guthaben)}`}.
          </p>
          <Ansichten
            label="Ansicht"
            ansichten={ANSICHTEN.map(([name, text, zaehlt]) => ({
              href: buildListenHref(seite, ['ansicht'], { ansicht: name }),
              text: `${text} (${konten.filter(zaehlt).length})`,
              gewaehlt: name === ansicht,
            }))}
          />
          <Rechnungen konten={konten.filter(fits)} />
          {summe.ueberfaellig > 0 && (
            <VorgangFormular
              seite={seite}
              template={KASSE}
              fest={{ vorgang: 'erinnern' }}
              absenden="Überfällige per E-Mail erinnern"
              variant="secondary"
            >
              <p>Wer in den letzten sieben Tagen schon erinnert wurde, bekommt keine E-Mail.</p>
            </VorgangFormular>
          )}
        </section>
        <Auszug seite={seite} />
        <Kassenexport zeitraeume={zeitraeume} />
      </div>
    </Abschnitt>
  );
}
