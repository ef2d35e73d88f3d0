/**
 * Markup of an editor in the context of a template, told apart from plain text: the shell gives its headings addresses
 * (shell/src/server/link-headings.ts), `ui/editor-text.tsx` shows it.
 */
export interface EditorHtml {
  /** Sanitised HTML. */
  editorHtml: string;
}

export const toEditorHtml = (html: string): EditorHtml => ({ editorHtml: html });
