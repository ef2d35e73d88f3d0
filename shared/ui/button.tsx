import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { joinClasses } from './join-classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  /**
   * Action of a button in a template without code: HTML's own commands for the dialog `commandfor`, or one added by the
   * shell (shell/src/browser/client/commands.ts). `--share` shares the page's URL; a `role="status"` right after the
   * button announces the result.
   */
  command?: 'show-modal' | 'close' | '--print' | '--share';
  commandfor?: string;
};

/** A native button; unlike in HTML the default is not to submit. */
export function Button({ variant = 'primary', type = 'button', className, ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={joinClasses(styles.button, styles[variant], className)} />;
}
