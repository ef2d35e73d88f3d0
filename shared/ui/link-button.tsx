import type { ComponentProps } from 'react';
import styles from './button.module.css';
import type { ButtonVariant } from './button.tsx';
import { joinClasses } from './join-classes.ts';

type LinkButtonProps = ComponentProps<'a'> & { href: string; variant?: ButtonVariant };

/** A link styled as a button: it navigates, so it stays a link for assistive technology. */
export function LinkButton({ variant = 'primary', className, ...rest }: LinkButtonProps) {
  return <a {...rest} className={joinClasses(styles.button, styles[variant], className)} />;
}
