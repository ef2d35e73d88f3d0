import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { joinClasses } from './join-classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  /**
   * What a button of a template without code does: HTML's own commands for the dialog `commandfor`, or one that the shell
   * adds (shell/src/client/commands.ts). What is shared is the page's address; a `role="status"` right after the button tells of it.
   */
  command?: 'show-modal' | 'close' | '--print' | '--share';
  commandfor?: string;
};

/** A native button; unlike HTML's own default it does not submit unless told so. */
export function Button({ variant = 'primary', type = 'button', className, ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={joinClasses(styles.button, styles[variant], className)} />;
}
