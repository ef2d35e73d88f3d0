import type { Helferliste } from '@gm/shared/bereiche/ferienprogramm/helfer';
import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { toTelHref } from '@gm/shared/format/to-tel-href';
import tabelle from '@gm/shared/liste/tabelle.module.css';
import { MailLink } from '@gm/shared/ui/mail-link';
import type { Seite } from '@gm/shared/vertrag';
import { Tabellenkopf } from '../tabelle/tabellenkopf.tsx';
import styles from '../veranstalter/zeilen.module.css';
import { Eingabefeld } from '../vorgang/eingabefeld.tsx';
import { VorgangFormular } from '../vorgang/vorgang-formular.tsx';
import { formatTag } from './format-tag.ts';

interface HelferProps {
  liste: Helferliste;
  seite: Seite;
  template: string;
  /** How the forms of the page name the event. */
  einer: Record<string, string>;
  /** Path of the list to print. */
  druck: string;
}

/** Who helps on which day, how many are missing, and whom to ask; for organisers and staff. */
export function Helfer({ liste, druck, einer, ...rest }: HelferProps) {
  const bedarf = { ...rest, fest: { vorgang: 'helferbedarf', ...einer } };
  const neu = { ...rest, fest: { vorgang: 'helfer_eintragen', ...einer } };
  const { noetig, helfer, tage } = liste;
  return (
    <section className={blatt.blatt} aria-labelledby="helfer">
      <h2 id="helfer">Helferinnen und Helfer</h2>
      {noetig + helfer.length === 0 ? (
        <p>Noch wird niemand gesucht.</p>
      ) : (
        <>
          <ul className={tabelle.dateien}>
            <li>
              <a href={druck} data-native="">
                Helferliste zum Drucken
              </a>
            </li>
          </ul>
          <table className={tabelle.tabelle}>
            <Tabellenkopf spalten={['Tag', 'Wer hilft', 'Fehlen']} zahlen={['Fehlen']} />
            <tbody>
              {tage.map(({ tag, fehlen }) => (
                <tr key={tag}>
                  <th scope="row">{formatTag(tag)}</th>
                  <td data-spalte="Wer hilft">
                    {helfer
                      .filter((einer) => einer.tage.includes(tag))
                      .map(({ name }) => name)
                      .join(', ') || 'noch niemand'}
                  </td>
                  <td className={tabelle.zahl} data-spalte="Fehlen">
                    {fehlen}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {helfer.length > 0 && (
        <ul className={styles.liste}>
          {helfer.map(({ id, name, email, telefon, hinweis, tage: eigene }) => (
            <li key={id}>
              <strong>{name}</strong>
              <span>
                <MailLink adresse={email} />
                {telefon && (
                  <>
                    , <a href={toTelHref(telefon)}>{telefon}</a>
                  </>
                )}
              </span>
              {hinweis && <span>{hinweis}</span>}
              {eigene.length === 0 && <span>Hat noch keinen Tag gewählt.</span>}
              <VorgangFormular
                {...rest}
                fest={{ vorgang: 'helfer_austragen', helfer: String(id), ...einer }}
                absenden="Austragen"
                wozu={name}
                variant="secondary"
              />
            </li>
          ))}
        </ul>
      )}
      <div className={blatt.paar}>
        <VorgangFormular {...bedarf} absenden="Bedarf speichern" variant="secondary">
          <Eingabefeld
            {...bedarf}
            name="noetig"
            label="So viele brauchen Sie an jedem Tag"
            required
            breite="kurz"
            inputMode="numeric"
            vorgabe={String(noetig)}
            hint="0, wenn Sie niemanden suchen."
          />
        </VorgangFormular>
        <VorgangFormular {...neu} absenden="Helfer eintragen" variant="secondary">
          <Eingabefeld {...neu} name="name" label="Name" required />
          <Eingabefeld
            {...neu}
            name="email"
            label="E-Mail-Adresse"
            type="email"
            required
            hint="Dorthin geht der Weg zu den Tagen. Angaben von Kindern sehen Helfer nicht."
          />
        </VorgangFormular>
      </div>
    </section>
  );
}
