import type { Ratsnotiz } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import tile from '@gm/shared/formular/checkbox-tile.module.css';
import eingabe from '@gm/shared/formular/eingabe.module.css';
import { deleteEntwurf, entwurfKey, loadEntwurf, saveEntwurf } from '@gm/shared/formular/entwurf';
import { Feld } from '@gm/shared/formular/feld';
import { Button } from '@gm/shared/ui/button';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import teile from '../../teile/ratsinfo.module.css';
import styles from './notiz.module.css';
import { type Ergebnis, saveNotiz } from './save-notiz.ts';

interface NotizProps {
  punkt: number;
  titel: string;
  /** What is kept, or what came back from a post without JavaScript. */
  stand: Ratsnotiz;
  meldung?: string | undefined;
  /** Address of the page; posts without JavaScript go there. */
  adresse: string;
  aktion: string;
  /** Called when it is kept. */
  onSuccess: () => void;
}

/** A member's mark and note on an agenda item, for nobody else. What was typed outlives a failure and the log-in. */
export function Notiz({ punkt, titel, stand, meldung, adresse, aktion, onSuccess }: NotizProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const kasten = useRef<HTMLDetailsElement>(null);
  const [ergebnis, setErgebnis] = useState<Ergebnis | 'unterwegs' | null>(null);
  const key = entwurfKey('ratsnotiz', String(punkt));

  useEffect(() => {
    const entwurf = loadEntwurf(key);
    const feld = form.current?.elements.namedItem('notiz');
    if (!entwurf || !(feld instanceof HTMLTextAreaElement) || feld.value !== feld.defaultValue) return;
    feld.value = String(entwurf.werte.notiz ?? '');
    if (kasten.current) kasten.current.open = true;
  }, [key]);

  function remember(event: FormEvent<HTMLFormElement>) {
    setErgebnis(null);
    saveEntwurf(key, { werte: { notiz: String(new FormData(event.currentTarget).get('notiz')) }, salz: key });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (ergebnis === 'unterwegs') return;
    const daten = new FormData(event.currentTarget);
    setErgebnis('unterwegs');
    const neu = await saveNotiz(aktion, daten);
    setErgebnis(neu);
    if (neu.art !== 'gespeichert') return;
    deleteEntwurf(key);
    onSuccess();
  }

  const antwort = ergebnis === 'unterwegs' ? null : ergebnis;
  const fehler = antwort?.art === 'abgelehnt' ? antwort.meldung : meldung;
  const isEmpty = !stand.markiert && stand.notiz === '';
  return (
    <details ref={kasten} className={joinClasses(teile.klappe, styles.notiz)} open={!isEmpty || meldung !== undefined}>
      <summary>
        {isEmpty ? 'Merken oder Notiz schreiben' : 'Meine Notiz'}
        <VisuallyHidden>: {titel}</VisuallyHidden>
      </summary>
      <form
        ref={form}
        method="post"
        action={adresse}
        autoComplete="off"
        noValidate
        onSubmit={submit}
        onChange={remember}
      >
        <input type="hidden" name="formular" value="ratssitzung" />
        <input type="hidden" name="punkt" value={punkt} />
        <label className={joinClasses(tile.choice, tile.tile)}>
          <input type="checkbox" name="markiert" defaultChecked={stand.markiert} />
          <span>Diesen Punkt merken</span>
        </label>
        <Feld id={id} label="Notiz" hint="Sieht niemand außer Ihnen." meldung={fehler}>
          <textarea
            id={id}
            name="notiz"
            rows={3}
            className={joinClasses(eingabe.eingabe, eingabe.mehrzeilig)}
            defaultValue={stand.notiz}
            aria-invalid={fehler ? true : undefined}
            aria-describedby={joinClasses(`${id}-hinweis`, fehler && `${id}-fehler`)}
          />
        </Feld>
        <div className={styles.knoepfe}>
          {/* Not disabled while it is sent: whoever uses the keyboard would be thrown out of the form. */}
          <Button type="submit" variant="secondary">
            Speichern<VisuallyHidden>: {titel}</VisuallyHidden>
          </Button>
          <p role="status">
            {antwort?.art === 'gespeichert' && 'Gespeichert'}
            {antwort?.art === 'gescheitert' && 'Das hat leider nicht geklappt. Ihr Text steht noch da.'}
            {antwort?.art === 'abgelaufen' && (
              <>
                Ihre Anmeldung ist abgelaufen. Ihr Text bleibt stehen:{' '}
                <a href="/ratsinfo/login/" target="_blank" rel="noreferrer">
                  Neu anmelden (neuer Tab)
                </a>
                , dann noch einmal speichern.
              </>
            )}
          </p>
        </div>
      </form>
    </details>
  );
}
