import { joinClasses } from '../join-classes.ts';
import styles from './credit.module.css';
import { formatImageCredit } from './image-credit.ts';

interface CreditProps {
  /** The author, or nothing. */
  name: string | null | undefined;
  /** Caption, where there is no room for one below the picture. */
  caption?: string | null;
  className?: string | undefined;
}

/** Author of a picture, as required by licences: the same small plate on every picture that has one. */
export function Credit({ name, caption, className }: CreditProps) {
  const text = [caption, name && formatImageCredit(name)].filter(Boolean).join(' · ');
  return text ? <small className={joinClasses(styles.credit, className)}>{text}</small> : null;
}
