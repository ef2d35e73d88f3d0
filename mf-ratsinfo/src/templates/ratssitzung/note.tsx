import type { CouncilNote } from '@gm/shared/areas/ratsinfo/ratsinfo';
import tile from '@gm/shared/forms/fields/checkbox-tile.module.css';
import { Field } from '@gm/shared/forms/fields/field';
import input from '@gm/shared/forms/fields/input.module.css';
import { deleteDraft, draftKey, loadDraft, saveDraft } from '@gm/shared/forms/state/draft';
import { Button } from '@gm/shared/ui/button';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import parts from '../../parts/ratsinfo.module.css';
import styles from './note.module.css';
import { type Result, saveNote } from './save-note.ts';

interface NoteProps {
  point: number;
  title: string;
  /** The saved note, or the input returned after a post without JavaScript. */
  state: CouncilNote;
  message?: string | undefined;
  /** Address of the page, to which the form is posted without JavaScript. */
  address: string;
  action: string;
  /** Called after saving, with what was saved. */
  onSuccess: (saved: CouncilNote) => void;
}

/** A member's private mark and note on an agenda item. Input survives failures and the end of the session. */
export function Note({ point, title, state, message, address, action, onSuccess }: NoteProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLDetailsElement>(null);
  const [result, setResult] = useState<Result | 'unterwegs' | null>(null);
  const key = draftKey('ratsnotiz', String(point));

  useEffect(() => {
    const draft = loadDraft(key);
    const field = form.current?.elements.namedItem('notiz');
    if (!draft || !(field instanceof HTMLTextAreaElement) || field.value !== field.defaultValue) return;
    field.value = String(draft.werte.notiz ?? '');
    if (box.current) box.current.open = true;
  }, [key]);

  function remember(event: FormEvent<HTMLFormElement>) {
    setResult(null);
    saveDraft(key, { werte: { notiz: String(new FormData(event.currentTarget).get('notiz')) }, salz: key });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (result === 'unterwegs') return;
    const data = new FormData(event.currentTarget);
    setResult('unterwegs');
    const fresh = await saveNote(action, data);
    setResult(fresh);
    if (fresh.art !== 'gespeichert') return;
    deleteDraft(key);
    onSuccess({ markiert: data.has('markiert'), notiz: String(data.get('notiz') ?? '').trim() });
  }

  const answer = result === 'unterwegs' ? null : result;
  const error = answer?.art === 'abgelehnt' ? answer.meldung : message;
  const isEmpty = !state.markiert && state.notiz === '';
  return (
    <details ref={box} className={joinClasses(parts.disclosure, styles.note)} open={!isEmpty || message !== undefined}>
      <summary>
        {isEmpty ? 'Merken oder Notiz schreiben' : 'Meine Notiz'}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </summary>
      <form
        ref={form}
        method="post"
        action={address}
        autoComplete="off"
        noValidate
        onSubmit={submit}
        onChange={remember}
      >
        <input type="hidden" name="formular" value="ratssitzung" />
        <input type="hidden" name="punkt" value={point} />
        <label className={joinClasses(tile.choice, tile.tile)}>
          <input type="checkbox" name="markiert" defaultChecked={state.markiert} />
          <span>Diesen Punkt merken</span>
        </label>
        <Field id={id} label="Notiz" hint="Sieht niemand außer Ihnen." message={error}>
          <textarea
            id={id}
            name="notiz"
            rows={3}
            className={joinClasses(input.input, input.multiline)}
            defaultValue={state.notiz}
            aria-invalid={error ? true : undefined}
            aria-describedby={joinClasses(`${id}-hinweis`, error && `${id}-fehler`)}
          />
        </Field>
        <div className={styles.buttons}>
          {/* Not disabled while sending: keyboard users would lose the focus. */}
          <Button type="submit" variant="secondary">
            Speichern<VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
          <p role="status">
            {answer?.art === 'gespeichert' && 'Gespeichert'}
            {answer?.art === 'gescheitert' && 'Das hat leider nicht geklappt. Ihr Text steht noch da.'}
            {answer?.art === 'abgelaufen' && (
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
