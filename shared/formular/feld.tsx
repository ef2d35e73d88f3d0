import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './feld.module.css';

/** What every control of the kit can be given. */
export interface FeldProps {
  /** The field's name on the wire (requirement K-1). */
  name: string;
  label: string;
  required?: boolean;
  /** One of two controls is enough, and neither is filled in yet. */
  wahlweise?: boolean;
  /** What helps before an answer is given: an example, a limit, what it is for. */
  hint?: string;
}

/** Both are said in words: an asterisk is a riddle, and colour alone is none of them. */
export function Pflicht({ required = false, wahlweise = false }: Pick<FeldProps, 'required' | 'wahlweise'>) {
  const freiwillig = wahlweise ? '(eines von beiden)' : '(optional)';
  return (
    <>
      {' '}
      <span className={styles.pflicht}>{required ? '(Pflichtfeld)' : freiwillig}</span>
    </>
  );
}

export function Fehler({ id, meldung }: { id: string; meldung: string | undefined }) {
  if (!meldung) return null;
  return (
    <p className={styles.fehler} id={`${id}-fehler`}>
      <CircleAlert aria-hidden="true" />
      <span>
        <VisuallyHidden>Fehler:</VisuallyHidden> {meldung}
      </span>
    </p>
  );
}

function Hinweis({ id, hint }: { id: string; hint: string | undefined }) {
  if (!hint) return null;
  return (
    <p className={styles.hint} id={`${id}-hinweis`}>
      {hint}
    </p>
  );
}

/** The box around one field, with the bar that marks a refused one. */
export function FeldBox({ meldung, children }: { meldung: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.feld} data-invalid={meldung ? '' : undefined}>
      {children}
    </div>
  );
}

type FeldRahmenProps = Omit<FeldProps, 'name'> & { id: string; meldung: string | undefined; children: ReactNode };

/**
 * Label, hint and message above the control: on a phone the keyboard covers what is below, and screen magnifiers
 * show what is above.
 */
export function Feld({ id, label, required = false, wahlweise, hint, meldung, children }: FeldRahmenProps) {
  return (
    <FeldBox meldung={meldung}>
      <label className={styles.label} htmlFor={id}>
        {label}
        <Pflicht required={required} wahlweise={wahlweise} />
      </label>
      <Hinweis id={id} hint={hint} />
      <Fehler id={id} meldung={meldung} />
      {children}
    </FeldBox>
  );
}

/** The same for several controls that answer one question: their label is the group's. */
export function FeldGruppe({ id, label, required = false, hint, meldung, children }: FeldRahmenProps) {
  return (
    <fieldset className={styles.feld} data-invalid={meldung ? '' : undefined}>
      <legend className={styles.label}>
        {label}
        <Pflicht required={required} />
      </legend>
      <Hinweis id={id} hint={hint} />
      <Fehler id={id} meldung={meldung} />
      {children}
    </fieldset>
  );
}
