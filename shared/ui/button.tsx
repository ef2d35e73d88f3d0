import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { joinClasses } from './join-classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost';

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant };

/** A native button; unlike HTML's own default it does not submit unless told so. */
export function Button({ variant = 'primary', type = 'button', className, ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={joinClasses(styles.button, styles[variant], className)} />;
}
