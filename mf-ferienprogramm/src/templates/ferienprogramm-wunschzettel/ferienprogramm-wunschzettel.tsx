import { formatAnzahl } from '@gm/shared/bereiche/ferienprogramm/ferienkosten';
import {
  UNBEKANNTER_CODE,
  VOLLE_GRUPPE,
  type Wunschkind,
  type Wunschzettel,
} from '@gm/shared/bereiche/ferienprogramm/wunschzettel';
import { formatDatum } from '@gm/shared/format/datum';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { MailLink } from '@gm/shared/ui/mail-link';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useState } from 'react';
import { type Nachricht, Neuigkeit } from '../../anmeldung/neuigkeit.tsx';
import { postJson } from '../../programm/post-json.ts';
import { useAktion } from '../../programm/use-aktion.ts';
import type { ferienprogrammWunschzettel } from './ferienprogramm-wunschzettel.context.ts';
import styles from './ferienprogramm-wunschzettel.module.css';
import { Losplaetze, WunschkindKarte } from './wunschkind-karte.tsx';

const API = '/api/ferienprogramm/wunschzettel';

/** A family's wishes: confirmed by a button, changed until the last day, and afterwards what came of them. */
export default function FerienprogrammWunschzettel({
  context,
  options,
  seite,
}: TemplateProps<typeof ferienprogrammWunschzettel>) {
  const [zettel, setZettel] = useState(context.wunschzettel);
  const [kinder, setKinder] = useState<readonly Wunschkind[]>(zettel.kinder);
  const [erfolg, setErfolg] = useState<Nachricht | null>(null);
  const { laeuft, fehler, run } = useAktion();
  const token = new URLSearchParams(seite.suche).get('token') ?? '';

  const send = (pfad: string, body: object, text: string) =>
    run(async () => {
      const neu = await postJson<Wunschzettel>(`${API}/${pfad}`, { token, ...body });
      setZettel(neu);
      setKinder(neu.kinder);
      setErfolg({ text });
    });
  const save = () =>
    send(
      'speichern',
      {
        kinder: kinder.map(({ losnummer, hoechstens, gruppe, wuensche }) => {
          return { losnummer, hoechstens, gruppe, wuensche: wuensche.map(({ id }) => id) };
        }),
      },
      'Gespeichert. So nehmen Ihre Wünsche an der Verlosung teil.',
    );
  const change = (losnummer: string, teil: Partial<Wunschkind>) => {
    setErfolg(null);
    setKinder(kinder.map((kind) => (kind.losnummer === losnummer ? { ...kind, ...teil } : kind)));
  };

  const bis = formatDatum(zettel.bis);
  const isGruppenfehler = fehler === UNBEKANNTER_CODE || fehler === VOLLE_GRUPPE;
  return (
    <div className={styles.zettel}>
      {erfolg && <Neuigkeit nachricht={erfolg} />}
      {zettel.stand === 'unbestaetigt' && (
        <>
          <h2>Noch nicht bestätigt</h2>
          <p>
            Auf diesem Wunschzettel stehen {formatAnzahl(zettel.anzahl.wuensche, 'Wunsch', 'Wünsche')} für{' '}
            {formatAnzahl(zettel.anzahl.kinder, 'Kind', 'Kinder')}. Er nimmt erst an der Verlosung teil, wenn Sie ihn
            bestätigen.
          </p>
          <p>
            <Button
              disabled={laeuft}
              onClick={() => void send('bestaetigen', {}, 'Bestätigt. Ihr Wunschzettel nimmt an der Verlosung teil.')}
            >
              Wunschzettel bestätigen
            </Button>
          </p>
        </>
      )}
      {zettel.stand === 'offen' && (
        <>
          <h2>Ihre Wünsche</h2>
          <p>
            Bis zum {bis} können Sie alles ändern. Bringen Sie die Wünsche in die Reihenfolge, die wirklich stimmt: der
            liebste zuerst. Angebote zur gleichen Zeit dürfen Sie wünschen; Ihr Kind bekommt höchstens eines davon.
          </p>
          {zettel.code && (
            <Alert title={`Ihr Gruppencode: ${zettel.code}`} level={3}>
              <p>
                Kinder mit demselben Code werden gemeinsam verlost: Was mindestens zwei von ihnen wünschen, bekommen
                alle, die es wünschen, oder niemand von ihnen. Geben Sie den Code bei Ihren Kindern ein und schicken Sie
                ihn befreundeten Familien. Höchstens fünf Kinder haben denselben Code.
              </p>
              {kinder.length > 1 && (
                <Button
                  variant="secondary"
                  onClick={() => {
                    setErfolg(null);
                    setKinder(kinder.map((kind) => ({ ...kind, gruppe: zettel.code })));
                  }}
                >
                  Geschwister gemeinsam verlosen
                </Button>
              )}
            </Alert>
          )}
          {kinder.map((kind) => (
            <WunschkindKarte
              key={kind.losnummer}
              kind={kind}
              meldung={isGruppenfehler && kind.gruppe && kind.gruppe_kinder === 0 ? fehler : undefined}
              onChange={(teil) => change(kind.losnummer, teil)}
            />
          ))}
        </>
      )}
      {zettel.stand === 'geschlossen' && (
        <Alert title="Die Wünsche sind abgegeben" level={2}>
          <p>Ändern konnten Sie sie bis zum {bis}. Sobald verlost ist, schreiben wir Ihnen.</p>
        </Alert>
      )}
      {zettel.stand === 'verlost' && <h2>Das Ergebnis der Verlosung</h2>}
      {zettel.stand !== 'offen' && kinder.map((kind) => <Losplaetze key={kind.losnummer} kind={kind} />)}
      {zettel.stand !== 'unbestaetigt' && (
        <p>
          <a href="/ferienprogramm-verlosung/">So wird verlost, und so rechnen Sie es nach</a>
        </p>
      )}
      {/* Where the button is, which stays in view: further down nobody would see it. */}
      <div className={zettel.stand === 'offen' ? styles.leiste : undefined}>
        {fehler && (
          <Alert kind="danger" title="Nicht gespeichert" level={3} live>
            <p>{fehler}</p>
          </Alert>
        )}
        {zettel.stand === 'offen' && (
          <div>
            <Button disabled={laeuft} onClick={() => void save()}>
              Wünsche speichern
            </Button>
          </div>
        )}
      </div>
      <p>
        Fragen? Schreiben Sie uns an <MailLink adresse={options.email} />.
      </p>
    </div>
  );
}
