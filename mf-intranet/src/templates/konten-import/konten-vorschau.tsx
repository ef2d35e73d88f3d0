import blatt from '@gm/shared/detail/detail.module.css';
import tabelle from '@gm/shared/liste/tabelle.module.css';
import type { Kontenimport } from '@gm/shared/schemas/konten';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import styles from './konten-import.module.css';

type Zeile = Kontenimport['zeilen'][number];

const STAND = { neu: 'wird angelegt', vorhanden: 'gibt es schon, bleibt wie es ist', fehler: 'fehlerhaft' } as const;
const getKonten = (anzahl: number) => (anzahl === 1 ? '1 Konto' : `${anzahl} Konten`);

/** What a list would do, line by line, and the two ways on from here. */
export function KontenVorschau({ liste: { uuid, zeilen }, adresse }: { liste: Kontenimport; adresse: string }) {
  const count = (stand: Zeile['stand']) => zeilen.filter((zeile) => zeile.stand === stand).length;
  const [neu, vorhanden, fehlerhaft] = [count('neu'), count('vorhanden'), count('fehler')];
  const versteckt = (
    <>
      <input type="hidden" name="formular" value="konten-import" />
      <input type="hidden" name="uuid" value={uuid} />
    </>
  );
  return (
    <section className={blatt.blatt} aria-labelledby="konten-vorschau">
      <h2 id="konten-vorschau">Vorschau: {getKonten(neu)} neu</h2>
      {fehlerhaft > 0 ? (
        <Alert
          kind="danger"
          level={3}
          title={fehlerhaft === 1 ? '1 Zeile ist fehlerhaft' : `${fehlerhaft} Zeilen sind fehlerhaft`}
        >
          <p>
            Angelegt wird erst, wenn alle Zeilen stimmen. Bitte berichtigen Sie die Datei und wählen Sie sie noch einmal
            aus.
          </p>
        </Alert>
      ) : (
        <p>
          Angelegt ist noch nichts.{' '}
          {vorhanden > 0 && `${getKonten(vorhanden)} der Liste gibt es schon; daran ändert sich nichts. `}
          Mit dem Anlegen geht an jede neue Person eine Einladung.
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard */}
      <section className={tabelle.rahmen} aria-label="Zeilen der Liste" tabIndex={0}>
        <table className={tabelle.tabelle}>
          <thead>
            <tr>
              {['Zeile', 'Name', 'Was geschieht', 'E-Mail-Adresse', 'Art', 'Rollen'].map((titel) => (
                <th key={titel} scope="col">
                  {titel}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {zeilen.map((eintrag) => (
              <ZeileDerListe key={eintrag.zeile} eintrag={eintrag} />
            ))}
          </tbody>
        </table>
      </section>
      <div className={blatt.knoepfe}>
        {fehlerhaft === 0 && neu > 0 && (
          <form method="post" action={adresse}>
            {versteckt}
            <Button type="submit" name="vorgang" value="ausfuehren">
              {getKonten(neu)} anlegen und einladen
            </Button>
          </form>
        )}
        <form method="post" action={adresse}>
          {versteckt}
          <input type="hidden" name="weiter" value={adresse} />
          <Button type="submit" name="vorgang" value="verwerfen" variant="secondary">
            Liste verwerfen
          </Button>
        </form>
      </div>
    </section>
  );
}

function ZeileDerListe({
  eintrag: { zeile, vorname, nachname, email, art, rollen, stand, fehler },
}: {
  eintrag: Zeile;
}) {
  return (
    <tr>
      <th scope="row">{zeile}</th>
      <td>
        {vorname} {nachname}
      </td>
      <td>
        <span className={styles[stand]}>{STAND[stand]}</span>
        {fehler.map((meldung) => (
          <p key={meldung}>{meldung}</p>
        ))}
      </td>
      <td>{email}</td>
      <td>{art}</td>
      <td>{rollen}</td>
    </tr>
  );
}
