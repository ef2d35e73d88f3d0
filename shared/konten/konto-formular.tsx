import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { requestJson } from '../browser/request-json.ts';
import eingabe from '../formular/eingabe.module.css';
import { Feld } from '../formular/feld.tsx';
import { readLocalPath } from '../regeln/read-local-path.ts';
import type { FeldFehler } from '../schemas/formular.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import type { Seite } from '../vertrag/vertrag.ts';
import styles from './konto-formular.module.css';

export interface KontoFeld {
  name: string;
  label: string;
  type: 'email' | 'password' | 'text';
  autoComplete: string;
  hint?: string;
  inputMode?: 'numeric';
  /** Asked for only once the api has. */
  nurAufVerlangen?: boolean;
}

interface KontoFormularProps {
  /** Name of the template: the shell finds the call by it when the form is sent without scripts. */
  template: string;
  seite: Seite;
  /** Path of the call. */
  aktion: string;
  felder: readonly KontoFeld[];
  absenden: string;
  /** Fields that nobody sees. */
  versteckt?: Readonly<Record<string, string>>;
  /** Title of the news that it failed for another reason than what was typed. */
  fehlschlag: string;
  /** What follows: another page, loaded anew so that nothing of before is left, or the news of it. */
  danach: { ziel: string } | { titel: string; text: ReactNode };
  /** Above the fields. */
  einleitung?: ReactNode;
  /** Beside the button. */
  children?: ReactNode;
}

interface Stand {
  art: 'offen' | 'unterwegs' | 'fertig' | 'gescheitert';
  fehler: readonly FeldFehler[];
  hinweis?: string | undefined;
  /** Page that has to come first, if the call says so. */
  weiter?: string | null;
}

async function send(aktion: string, form: HTMLFormElement): Promise<Stand> {
  const antwort = await requestJson<{ weiter?: string }>(aktion, {
    body: JSON.stringify(Object.fromEntries(new FormData(form))),
  });
  if (antwort.ok) return { art: 'fertig', fehler: [], weiter: readLocalPath(antwort.body?.weiter) };
  const { errors } = antwort.body;
  if (errors?.length) return { art: 'offen', fehler: errors };
  return { art: 'gescheitert', fehler: [], hinweis: antwort.hinweis };
}

function readStand({ formular }: Seite, template: string): Stand {
  if (formular?.template !== template) return { art: 'offen', fehler: [] };
  if (formular.status === 'success') return { art: 'fertig', fehler: [] };
  return { art: formular.fehler.length > 0 ? 'offen' : 'gescheitert', fehler: formular.fehler };
}

/**
 * Small forms around accounts: log in, passwords. Far lighter than the form kit, and without its drafts, which must not
 * hold passwords. Without scripts it is posted to its own page.
 */
export function KontoFormular(props: KontoFormularProps) {
  const { template, seite, aktion, felder, absenden, versteckt = {}, fehlschlag, danach, einleitung, children } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [stand, setStand] = useState(() => readStand(seite, template));
  const [sichtbar, setSichtbar] = useState(false);
  const [bereit, setBereit] = useState(false);
  useEffect(() => setBereit(true), []);
  useEffect(() => {
    if (stand.fehler.length > 0) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [stand]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (stand.art === 'unterwegs') return;
    const element = event.currentTarget;
    setStand({ art: 'unterwegs', fehler: [] });
    const neu = await send(aktion, element);
    if (neu.art === 'fertig' && 'ziel' in danach) location.assign(neu.weiter ?? danach.ziel);
    else setStand(neu);
  }

  if (stand.art === 'fertig' && 'titel' in danach) {
    return (
      <Alert kind="success" title={danach.titel} live>
        {danach.text}
      </Alert>
    );
  }
  const meldungZu = (name: string) => stand.fehler.find(({ feld }) => feld === name)?.meldung;
  const werte = seite.formular?.template === template ? seite.formular.werte : {};
  const gefragt = felder.filter(({ name, nurAufVerlangen }) => !nurAufVerlangen || meldungZu(name) || werte[name]);
  const hasPasswort = gefragt.some(({ type }) => type === 'password');
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={seite.pfad + seite.suche}
      noValidate
      onSubmit={submit}
    >
      <input type="hidden" name="formular" value={template} />
      {Object.entries(versteckt).map(([name, wert]) => (
        <input key={name} type="hidden" name={name} value={wert} />
      ))}
      {einleitung}
      {stand.art === 'gescheitert' && (
        <Alert kind="danger" title={fehlschlag} live={bereit}>
          <p>{stand.hinweis ?? 'Bitte versuchen Sie es in einigen Minuten noch einmal.'}</p>
        </Alert>
      )}
      {gefragt.map(({ name, label, type, autoComplete, hint, inputMode }) => (
        <Feld key={name} id={`${id}-${name}`} label={label} required hint={hint} meldung={meldungZu(name)}>
          <input
            id={`${id}-${name}`}
            name={name}
            type={type === 'password' && sichtbar ? 'text' : type}
            className={joinClasses(eingabe.eingabe, inputMode && eingabe.kurz)}
            defaultValue={String(werte[name] ?? '')}
            autoComplete={autoComplete}
            inputMode={inputMode}
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            aria-invalid={meldungZu(name) ? true : undefined}
            aria-describedby={
              joinClasses(hint && `${id}-${name}-hinweis`, meldungZu(name) && `${id}-${name}-fehler`) || undefined
            }
          />
        </Feld>
      ))}
      <div className={styles.knoepfe}>
        <Button type="submit" disabled={stand.art === 'unterwegs'}>
          {absenden}
        </Button>
        {hasPasswort && (
          <Button
            variant="ghost"
            className={joinClasses(styles.zeigen, bereit ? undefined : styles.spaeter)}
            aria-pressed={sichtbar}
            onClick={() => setSichtbar(!sichtbar)}
          >
            Passwort anzeigen
          </Button>
        )}
        {children}
      </div>
    </form>
  );
}
