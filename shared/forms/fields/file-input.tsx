import type { ComponentProps, ReactNode } from 'react';
import styles from './file-field.module.css';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  /** Text of the button, with an optional icon. */
  knopf: ReactNode;
  /** Name of the file, or a text for none. */
  auswahl: string;
}

/** A file input behind a custom button: the native one uses the browser's language. */
export function FileInput({ knopf: button, auswahl: selection, ...input }: FileInputProps) {
  return (
    <>
      <input {...input} type="file" className={styles.file} />
      <p className={styles.selection}>
        <label htmlFor={input.id} className={styles.button}>
          {button}
        </label>
        <span>{selection}</span>
      </p>
    </>
  );
}
