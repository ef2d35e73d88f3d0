import type { ComponentProps, ReactNode } from 'react';
import styles from './file-field.module.css';

interface DateiEingabeProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  /** Words of the button, with a picture where there is one. */
  knopf: ReactNode;
  /** Name of the file, or that there is none. */
  auswahl: string;
}

/** The control of a file under a button of ours: the browser's own speaks the browser's language. */
export function DateiEingabe({ knopf, auswahl, ...input }: DateiEingabeProps) {
  return (
    <>
      <input {...input} type="file" className={styles.datei} />
      <p className={styles.auswahl}>
        <label htmlFor={input.id} className={styles.knopf}>
          {knopf}
        </label>
        <span>{auswahl}</span>
      </p>
    </>
  );
}
