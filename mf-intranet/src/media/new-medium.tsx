import { Field } from '@gm/shared/forms/fields/field';
import input from '@gm/shared/forms/fields/input.module.css';
import type { Medium } from '@gm/shared/schemas/editor/editorial';
import arrangement from '@gm/shared/ui/arrangement.module.css';
import { Button } from '@gm/shared/ui/button';
import { Picture } from '@gm/shared/ui/pictures/image';
import { type Ref, useId, useImperativeHandle, useState } from 'react';
import styles from './hochladen.module.css';
import { saveMedium } from './save-medium.ts';

/** Saves unless something is missing; whether it is saved now. */
export interface NewMediumHandle {
  save(): Promise<boolean>;
}

interface NewMediumProps {
  ref?: Ref<NewMediumHandle>;
  /** Name of the chosen file. */
  name?: string;
  /** Credit until another one is typed. */
  credit?: string;
  onDiscard?(): void;
  medium: Medium;
  button: string;
  /** Once it can be used. */
  onReady?(file: string): void;
}

/** Description and credit of an uploaded picture. Not a form: it may be part of one. */
export default function NewMedium({
  ref,
  medium: { bild: image, datei: file, href },
  name,
  credit = '',
  button,
  onReady,
  onDiscard,
}: NewMediumProps) {
  const id = useId();
  const [alt, setAlt] = useState('');
  const [ownCredit, setOwnCredit] = useState<string>();
  const imageCopyright = ownCredit ?? credit;
  const [state, setState] = useState<'offen' | 'geprüft' | 'speichert' | 'fertig'>('offen');
  const [error, setError] = useState('');
  const isOpen = state === 'offen';
  const altError = !isOpen && !alt.trim() ? 'Bitte beschreiben Sie, was auf dem Bild zu sehen ist.' : undefined;
  const proofError =
    !isOpen && !imageCopyright.trim() ? 'Bitte geben Sie an, wer das Bild aufgenommen hat.' : undefined;

  async function save(): Promise<boolean> {
    if (state === 'fertig') return true;
    setError('');
    if (!alt.trim() || !imageCopyright.trim()) {
      setState('geprüft');
      return false;
    }
    setState('speichert');
    const reason = await saveMedium({ datei: file, alt: alt.trim(), bildcopyright: imageCopyright.trim() });
    setError(reason ?? '');
    setState(reason === null ? 'fertig' : 'geprüft');
    if (reason === null) onReady?.(file);
    return reason === null;
  }
  useImperativeHandle(ref, () => ({ save }));
  return (
    <>
      <Picture className={styles.picture} image={image} sizes="10rem" ratio="3x2" />
      {state === 'fertig' ? (
        <p role="status">
          <a href={href}>{alt}</a> kann jetzt verwendet werden.
        </p>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: Enter in its fields does what the button does
        <div
          className={styles.facts}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
            // It would submit the surrounding form.
            event.preventDefault();
            void save();
          }}
        >
          {name && <p>{name}</p>}
          <Field id={`${id}-alt`} label="Was ist zu sehen?" required message={altError}>
            <input
              id={`${id}-alt`}
              className={input.input}
              value={alt}
              aria-invalid={altError ? true : undefined}
              aria-describedby={altError && `${id}-alt-fehler`}
              onChange={({ currentTarget }) => setAlt(currentTarget.value)}
            />
          </Field>
          <Field id={`${id}-nachweis`} label="Bildnachweis" required message={proofError}>
            <input
              id={`${id}-nachweis`}
              className={input.input}
              value={imageCopyright}
              aria-invalid={proofError ? true : undefined}
              aria-describedby={proofError && `${id}-nachweis-fehler`}
              onChange={({ currentTarget }) => setOwnCredit(currentTarget.value || undefined)}
            />
          </Field>
          {error && (
            <p className={styles.error} role="alert">
              {error}
            </p>
          )}
          <div className={arrangement.row}>
            <Button disabled={state === 'speichert'} onClick={save}>
              {button}
            </Button>
            {onDiscard && (
              <Button
                variant="ghost"
                disabled={state === 'speichert'}
                aria-label={`${name} verwerfen`}
                onClick={onDiscard}
              >
                Verwerfen
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  );
}
