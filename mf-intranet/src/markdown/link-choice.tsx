import { Field } from '@gm/shared/forms/fields/field';
import input from '@gm/shared/forms/fields/input.module.css';
import { Button } from '@gm/shared/ui/button';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { TargetInput } from '../links/target-input.tsx';
import { checkLinkziel, type LinkTarget, splitLinkziel } from './check-link-target.ts';
import styles from './markdown-input.module.css';

interface LinkChoiceProps {
  id: string;
  dialog: RefObject<HTMLDialogElement | null>;
  beginning: { href: string; text: string };
  onChoice(href: string, text: string): void;
}

/**
 * Dialog for a link's target and text. It is inside a form but not one itself: Enter must not submit the outer form.
 */
export function LinkChoice({ id, dialog, beginning, onChoice }: LinkChoiceProps) {
  const [target, setTarget] = useState(() => splitLinkziel(beginning.href));
  const [text, setText] = useState(beginning.text);
  const [error, setError] = useState<Partial<LinkTarget>>({});
  function change(fresh: Partial<LinkTarget>) {
    setTarget({ ...target, ...fresh });
    setError({});
  }
  function apply() {
    const result = checkLinkziel(target);
    if ('fehler' in result) {
      setError(result.fehler);
      document.getElementById(`${id}-${result.fehler.seite ? 'seite' : 'adresse'}`)?.focus();
      return;
    }
    dialog.current?.close();
    onChoice(result.href, text);
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    apply();
  }
  const describe = (field: keyof LinkTarget) => ({
    id: `${id}-${field}`,
    'aria-invalid': error[field] ? true : undefined,
    'aria-describedby': error[field] ? `${id}-${field}-fehler` : undefined,
  });
  return (
    <dialog ref={dialog} className={styles.link} aria-labelledby={`${id}-titel`} onKeyDown={press}>
      <h2 id={`${id}-titel`}>{beginning.href ? 'Link ändern' : 'Link einfügen'}</h2>
      <Field id={`${id}-seite`} label="Seite dieser Website" optional message={error.seite}>
        <TargetInput
          control={describe('seite')}
          label="Seite dieser Website"
          placeholder="Titel suchen"
          value={target.seite}
          onValue={(page) => change({ seite: page })}
        />
      </Field>
      <Field id={`${id}-adresse`} label="Andere Adresse" optional message={error.adresse}>
        <input
          {...describe('adresse')}
          type="text"
          inputMode="url"
          className={input.input}
          value={target.adresse}
          placeholder="https://…"
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => change({ adresse: currentTarget.value })}
        />
      </Field>
      <Field id={`${id}-text`} label="Text des Links" message={undefined}>
        <input
          id={`${id}-text`}
          type="text"
          className={input.input}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <div className={styles.buttons}>
        <Button onClick={apply}>Übernehmen</Button>
        {beginning.href && (
          <Button
            variant="secondary"
            onClick={() => {
              dialog.current?.close();
              onChoice('', text);
            }}
          >
            Link entfernen
          </Button>
        )}
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          Abbrechen
        </Button>
      </div>
    </dialog>
  );
}
