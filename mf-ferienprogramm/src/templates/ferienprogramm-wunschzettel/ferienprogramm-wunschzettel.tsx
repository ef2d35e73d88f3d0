import { FULL_GROUP, UNKNOWN_CODE, type WishChild, type WishSheet } from '@gm/shared/areas/ferienprogramm/wish-sheet';
import type { TemplateProps } from '@gm/shared/contract';
import { formatCount } from '@gm/shared/format/count';
import { formatDate } from '@gm/shared/format/date';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { MailLink } from '@gm/shared/ui/mail-link';
import { useState } from 'react';
import { postJson } from '../../program/post-json.ts';
import { useAction } from '../../program/use-action.ts';
import { type Message, NewsItem } from '../../registration/news-item.tsx';
import type { ferienprogrammWunschzettel } from './ferienprogramm-wunschzettel.context.ts';
import styles from './ferienprogramm-wunschzettel.module.css';
import { LotPlaces, WishChildCard } from './wish-child-card.tsx';

const API = '/api/ferienprogramm/wunschzettel';

/** A family's wishes: confirmed by a button, editable until the deadline, with the result after the draw. */
export default function FerienprogrammWunschzettel({
  context,
  options,
  seite: page,
}: TemplateProps<typeof ferienprogrammWunschzettel>) {
  const [sheet, setSheet] = useState(context.wunschzettel);
  const [children, setChildren] = useState<readonly WishChild[]>(sheet.kinder);
  const [success, setSuccess] = useState<Message | null>(null);
  const { laeuft: running, fehler: error, run } = useAction();
  const token = new URLSearchParams(page.suche).get('token') ?? '';

  const send = (path: string, body: object, text: string) =>
    run(async () => {
      const fresh = await postJson<WishSheet>(`${API}/${path}`, { token, ...body });
      setSheet(fresh);
      setChildren(fresh.kinder);
      setSuccess({ text });
    });
  const save = () =>
    send(
      'speichern',
      {
        kinder: children.map(({ losnummer: lotNumber, hoechstens: atMost, gruppe: group, wuensche: wishes }) => {
          return { losnummer: lotNumber, hoechstens: atMost, gruppe: group, wuensche: wishes.map(({ id }) => id) };
        }),
      },
      'Gespeichert. So nehmen Ihre Wünsche an der Verlosung teil.',
    );
  const change = (lotNumber: string, part: Partial<WishChild>) => {
    setSuccess(null);
    setChildren(children.map((child) => (child.losnummer === lotNumber ? { ...child, ...part } : child)));
  };

  const until = formatDate(sheet.bis);
  const isGroupError = error === UNKNOWN_CODE || error === FULL_GROUP;
  return (
    <div className={styles.slip}>
      {success && <NewsItem message={success} />}
      {sheet.stand === 'unbestaetigt' && (
        <>
          <h2>Noch nicht bestätigt</h2>
          <p>
            Auf diesem Wunschzettel stehen {formatCount(sheet.anzahl.wuensche, 'Wunsch', 'Wünsche')} für{' '}
            {formatCount(sheet.anzahl.kinder, 'Kind', 'Kinder')}. Er nimmt erst an der Verlosung teil, wenn Sie ihn
            bestätigen.
          </p>
          <p>
            <Button
              disabled={running}
              onClick={() => void send('bestaetigen', {}, 'Bestätigt. Ihr Wunschzettel nimmt an der Verlosung teil.')}
            >
              Wunschzettel bestätigen
            </Button>
          </p>
        </>
      )}
      {sheet.stand === 'offen' && (
        <>
          <h2>Ihre Wünsche</h2>
          <p>
            Bis zum {until} können Sie alles ändern. Bringen Sie die Wünsche in die Reihenfolge, die wirklich stimmt:
            der liebste zuerst. Angebote zur gleichen Zeit dürfen Sie wünschen; Ihr Kind bekommt höchstens eines davon.
          </p>
          {sheet.code && (
            <Alert title={`Ihr Gruppencode: ${sheet.code}`} level={3}>
              <p>
                Kinder mit demselben Code werden gemeinsam verlost: Was mindestens zwei von ihnen wünschen, bekommen
                alle, die es wünschen, oder niemand von ihnen. Geben Sie den Code bei Ihren Kindern ein und schicken Sie
                ihn befreundeten Familien. Höchstens fünf Kinder haben denselben Code.
              </p>
              {children.length > 1 && (
                <Button
                  variant="secondary"
                  onClick={() => {
                    setSuccess(null);
                    setChildren(children.map((child) => ({ ...child, gruppe: sheet.code })));
                  }}
                >
                  Geschwister gemeinsam verlosen
                </Button>
              )}
            </Alert>
          )}
          {children.map((child) => (
            <WishChildCard
              key={child.losnummer}
              child={child}
              message={isGroupError && child.gruppe && child.gruppe_kinder === 0 ? error : undefined}
              onChange={(part) => change(child.losnummer, part)}
            />
          ))}
        </>
      )}
      {sheet.stand === 'geschlossen' && (
        <Alert title="Die Wünsche sind abgegeben" level={2}>
          <p>Ändern konnten Sie sie bis zum {until}. Sobald verlost ist, schreiben wir Ihnen.</p>
        </Alert>
      )}
      {sheet.stand === 'verlost' && <h2>Das Ergebnis der Verlosung</h2>}
      {sheet.stand !== 'offen' && children.map((child) => <LotPlaces key={child.losnummer} child={child} />)}
      {sheet.stand !== 'unbestaetigt' && (
        <p>
          <a href="/ferienprogramm-verlosung/">So wird verlost, und so rechnen Sie es nach</a>
        </p>
      )}
      {/* Next to the sticky button: further down it would not be visible. */}
      <div className={sheet.stand === 'offen' ? styles.bar : undefined}>
        {error && (
          <Alert kind="danger" title="Nicht gespeichert" level={3} live>
            <p>{error}</p>
          </Alert>
        )}
        {sheet.stand === 'offen' && (
          <div>
            <Button disabled={running} onClick={() => void save()}>
              Wünsche speichern
            </Button>
          </div>
        )}
      </div>
      <p>
        Fragen? Schreiben Sie uns an <MailLink address={options.email} />.
      </p>
    </div>
  );
}
