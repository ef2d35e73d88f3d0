import { formatDatum } from '@gm/shared/format/datum';
import eingabe from '@gm/shared/formular/eingabe.module.css';
import { Feld } from '@gm/shared/formular/feld';
import type { FormularZustand } from '@gm/shared/schemas/formular';
import type { KontoEintrag } from '@gm/shared/schemas/konten';
import { Button } from '@gm/shared/ui/button';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import type { ComponentProps } from 'react';
import type { IntranetKontenProps } from './intranet-konten.context.ts';
import styles from './intranet-konten.module.css';
import { KontoForm } from './konto-form.tsx';

const STUFEN = {
  schreiben: 'schreiben und zur Freigabe vorlegen',
  freigeben: 'schreiben und selbst veröffentlichen',
} as const;

interface KontoRechteProps {
  konto: KontoEintrag;
  adresse: string;
  arten: IntranetKontenProps['context']['konten']['rechtearten'];
  /** What was refused, if it was a form of this account. */
  abgelehnt: FormularZustand | undefined;
}

/** What an account may write on, and who stands in for it. */
export function KontoRechte({ konto, adresse, arten, abgelehnt }: KontoRechteProps) {
  const { id, art, rechte, vertretungen } = konto;
  const werte = abgelehnt?.werte ?? {};
  const isVon = (vorgang: string) => werte.vorgang === vorgang;
  /** One control of a form that may have been refused. */
  const feld = (vorgang: string, name: string) => {
    const feldId = `${vorgang}-${name}-${id}`;
    const meldung = isVon(vorgang) ? abgelehnt?.fehler.find((fehler) => fehler.feld === name)?.meldung : undefined;
    return {
      feld: { id: feldId, meldung },
      control: {
        id: feldId,
        name,
        className: joinClasses(eingabe.eingabe, eingabe.mittel),
        defaultValue: isVon(vorgang) ? String(werte[name] ?? '') : '',
        'aria-invalid': meldung ? (true as const) : undefined,
        'aria-describedby': meldung ? `${feldId}-fehler` : undefined,
      },
    };
  };
  const was = feld('recht-geben', 'art');
  const zweig = feld('recht-geben', 'zweig');
  const darf = feld('recht-geben', 'darf');
  const wer = feld('vertretung', 'vertreter');
  const von = feld('vertretung', 'von');
  const bis = feld('vertretung', 'bis');
  return (
    <>
      <h4>{art === 'verein' ? 'Einträge des Vereins' : 'Rechte an Inhalten der Website'}</h4>
      {rechte.length > 0 ? (
        <ul className={styles.rechte}>
          {rechte.map((recht) => (
            <li key={`${recht.art} ${recht.zweig}`}>
              <Gegebenes
                id={id}
                adresse={adresse}
                werte={{ art: recht.art, zweig: recht.zweig }}
                titel={recht.titel}
                angabe={`: ${STUFEN[recht.darf]}`}
                vorgang="recht-nehmen"
                knopf="Recht entziehen"
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.keine}>Bisher keine.</p>
      )}
      <KontoForm id={id} adresse={adresse}>
        <Feld {...was.feld} label="Darf bearbeiten" required>
          <select {...was.control}>
            {arten.map((eine) => (
              <option key={eine.art} value={eine.art}>
                {eine.titel}
              </option>
            ))}
          </select>
        </Feld>
        <Feld
          {...zweig.feld}
          label="Nur einen Teil davon"
          hint="Bei Seiten der Anfang der Adresse, zum Beispiel /familie-bildung/. Bei Veranstaltungen der Name des Vereins, sonst der Name des Eintrags. Ohne Angabe: alles."
        >
          <input {...zweig.control} type="text" autoComplete="off" />
        </Feld>
        <Feld {...darf.feld} label="Was das Konto damit darf" required>
          <select {...darf.control}>
            {Object.entries(STUFEN).map(([wert, text]) => (
              <option key={wert} value={wert}>
                {text}
              </option>
            ))}
          </select>
        </Feld>
        <div>
          <Button type="submit" name="vorgang" value="recht-geben">
            Recht geben
          </Button>
        </div>
      </KontoForm>
      {art === 'intern' && (
        <>
          <h4>Vertretung</h4>
          <p>Wer vertritt, darf in dieser Zeit dasselbe an den Inhalten und bekommt dieselben Bitten um Freigabe.</p>
          {vertretungen.length > 0 && (
            <ul className={styles.rechte}>
              {vertretungen.map((vertretung) => (
                <li key={vertretung.id}>
                  <Gegebenes
                    id={id}
                    adresse={adresse}
                    werte={{ vertreter_id: String(vertretung.id) }}
                    titel={vertretung.name}
                    angabe={`, ${formatDatum(vertretung.von)} bis ${formatDatum(vertretung.bis)}`}
                    vorgang="vertretung-enden"
                    knopf="Vertretung beenden"
                  />
                </li>
              ))}
            </ul>
          )}
          <KontoForm id={id} adresse={adresse}>
            <Feld {...wer.feld} label="E-Mail-Adresse der Vertretung" required>
              <input {...wer.control} type="email" autoComplete="off" />
            </Feld>
            <Feld {...von.feld} label="Erster Tag" required>
              <input {...von.control} type="date" />
            </Feld>
            <Feld {...bis.feld} label="Letzter Tag" required>
              <input {...bis.control} type="date" />
            </Feld>
            <div>
              <Button type="submit" name="vorgang" value="vertretung">
                Vertretung eintragen
              </Button>
            </div>
          </KontoForm>
        </>
      )}
    </>
  );
}

interface GegebenesProps extends Omit<ComponentProps<typeof KontoForm>, 'children'> {
  titel: string;
  /** What is said of it behind its title, with the mark between them. */
  angabe: string;
  vorgang: string;
  knopf: string;
}

/** A right or a substitution as it stands, and the button that ends it. */
function Gegebenes({ titel, angabe, vorgang, knopf, ...form }: GegebenesProps) {
  return (
    <KontoForm {...form}>
      <span>
        <b>{titel}</b>
        {angabe}
      </span>{' '}
      <Button type="submit" name="vorgang" value={vorgang} variant="secondary">
        {knopf}
        <VisuallyHidden>: {titel}</VisuallyHidden>
      </Button>
    </KontoForm>
  );
}
