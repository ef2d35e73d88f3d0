import type { EditorHtml } from '../schemas/editor-html.ts';
import styles from './editor-text.module.css';
import { joinClasses } from './join-classes.ts';

interface EditorTextProps {
  /** HTML of an editor, sanitised by the api; nothing is checked here. */
  html: EditorHtml | null | undefined;
  className?: string;
}

/**
 * Text of an editor with the site's typography. The mark `data-gm-html` lets the page data leave the HTML out, since
 * it stands in the document already; React must not compare the two, hence the suppressed warning.
 */
export function EditorText({ html, className }: EditorTextProps) {
  if (!html?.editorHtml) return null;
  return (
    <div
      className={joinClasses(styles.text, className)}
      data-gm-html=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html.editorHtml }}
    />
  );
}
