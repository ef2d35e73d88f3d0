/**
 * Editor markup in a template's context, distinguishable from plain text: the shell adds anchors to its headings
 * (shell/src/isolation/link-headings.ts), and `ui/editor-text.tsx` renders it.
 */
export interface EditorHtml {
  /** Sanitised HTML. */
  editorHtml: string;
}

export const toEditorHtml = (html: string): EditorHtml => ({ editorHtml: html });
