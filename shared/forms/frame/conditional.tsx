import { type ReactNode, useContext } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { HiddenContext } from '../state/form-context.ts';
import styles from './conditional.module.css';

/**
 * Fields shown only under a condition. They stay in the DOM: without JavaScript they are visible, nothing shifts on
 * hydration, and typed text survives until the condition holds again. While hidden they are neither validated nor sent;
 * the schema enforces the same on the server (`emptyUnless`).
 */
export function Conditional({ when: wenn, children }: { when: boolean; children: ReactNode }) {
  const hidden = useContext(HiddenContext) || !wenn;
  return (
    <HiddenContext value={hidden}>
      <div className={joinClasses(styles.conditional, wenn ? undefined : styles.off)}>{children}</div>
    </HiddenContext>
  );
}
