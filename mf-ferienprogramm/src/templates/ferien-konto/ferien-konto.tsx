import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { Zurueck } from '@gm/shared/detail/zurueck';
import { formatDatum } from '@gm/shared/format/datum';
import { toTelHref } from '@gm/shared/format/to-tel-href';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { MailLink } from '@gm/shared/ui/mail-link';
import { describeOffen, formatEuro } from '../../kasse/euro.ts';
import { KONTO } from '../../kasse/kassenseiten.ts';
import { VorgangFormular, Vorgangsmeldung } from '../../vorgang/vorgang-formular.tsx';
import { Buchungen } from './buchungen.tsx';
import type { FerienKontoProps } from './ferien-konto.context.ts';
import { Ermaessigungen, Zahlungsformular } from './konto-formulare.tsx';

/** One bill: what was charged, what was paid, and what staff may do about it. */
export default function FerienKonto({ context: { konto }, seite }: FerienKontoProps) {
  const { referenz, name, email, telefon, faellig, soll, ist, offen, posten, zahlungen, beleg } = konto;
  return (
    <Abschnitt>
      <div className={blatt.seite}>
        <Zurueck href="/intranet/ferienprogramm/kasse/" text="Zu allen Rechnungen" />
        <Vorgangsmeldung seite={seite} template={KONTO} />
        <section className={blatt.blatt} aria-labelledby="konto-stand">
          <h2 id="konto-stand">
            {name}: {describeOffen(offen)}
          </h2>
          <p>
            {formatEuro(soll)} berechnet, fällig am {formatDatum(faellig)}, {formatEuro(ist)} eingegangen.
          </p>
          <p>
            <MailLink adresse={email} />
            {telefon && (
              <>
                , <a href={toTelHref(telefon)}>{telefon}</a>
              </>
            )}
          </p>
          <h3>Berechnet</h3>
          <Buchungen zeilen={posten} leer="Noch nichts." />
          <h3>Bezahlt</h3>
          <Buchungen
            leer="Noch nichts."
            zeilen={zahlungen.map(({ id, tag, art, betrag, notiz, loesbar }) => ({
              tag,
              was: [art, notiz === art ? '' : notiz].filter(Boolean).join(', '),
              betrag,
              dazu: loesbar && (
                <VorgangFormular
                  seite={seite}
                  template={KONTO}
                  fest={{ vorgang: 'loesen', zahlung: String(id) }}
                  absenden="Zuordnung lösen"
                  wozu={`${formatEuro(betrag)} vom ${formatDatum(tag)}`}
                  variant="secondary"
                />
              ),
            }))}
          />
        </section>
        <Zahlungsformular referenz={referenz} offen={offen} beleg={beleg} seite={seite} />
        <Ermaessigungen konto={konto} seite={seite} />
      </div>
    </Abschnitt>
  );
}
