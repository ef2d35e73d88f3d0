import type { EditorHtml } from '../schemas/editor/editor-html.ts';
import styles from './editor-text.module.css';
import { joinClasses } from './join-classes.ts';

interface EditorTextProps {
  /** HTML of an editor, sanitised by the api; not checked again here. */
  html: EditorHtml | null | undefined;
  className?: string;
}

/**
 * Text of an editor with the site's typography. The attribute `data-gm-html` allows the page data to omit the HTML,
 * because the document already contains it; React must not compare the two, hence suppressHydrationWarning.
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
