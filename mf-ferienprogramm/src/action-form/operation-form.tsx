import type { Page } from '@gm/shared/contract';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { NewsItem } from '@gm/shared/ui/news-item';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import type { ReactNode } from 'react';
import styles from './operation-form.module.css';

interface OperationFormProps {
  seite: Page;
  template: string;
  /** Hidden fields with the operation and its subject; they also distinguish this form from others on the page. */
  fixed: Record<string, string> & { vorgang: string };
  submit: string;
  /** Accessible description of the button, where the visible context provides it for others. */
  purpose?: string;
  variant?: 'secondary';
  children?: ReactNode;
}

/** Whether the page contains the response to this form. */
export function isAbout({ formular: form }: Page, template: string, fixed: Record<string, string>): boolean {
  return form?.template === template && Object.entries(fixed).every(([name, value]) => form.werte[name] === value);
}

/** A single operation at the desk: a plain form that reloads the page with the new state. */
export function OperationForm({
  seite: page,
  template,
  fixed,
  submit,
  purpose,
  variant,
  children,
}: OperationFormProps) {
  return (
    <form
      method="post"
      action={`${page.pfad}${page.suche}`}
      encType="multipart/form-data"
      className={styles.form}
      noValidate
    >
      <input type="hidden" name="formular" value={template} />
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div>
        <Button type="submit" {...(variant ? { variant } : {})}>
          {submit}
          {purpose && <VisuallyHidden>: {purpose}</VisuallyHidden>}
        </Button>
      </div>
    </form>
  );
}

/** Removes an item of a list; `was` names it in the button's accessible label. */
export const Revocation = ({
  was,
  ...rest
}: Pick<OperationFormProps, 'seite' | 'template' | 'fixed'> & { was: string }) => (
  <OperationForm {...rest} submit="Zurücknehmen" purpose={was} variant="secondary" />
);

/** Result of the last operation. */
export function OperationMessage({ seite: { formular: form }, template }: { seite: Page; template: string }) {
  if (form?.template !== template) return null;
  const [error] = form.fehler;
  return (
    <NewsItem>
      {form.status === 'success' ? (
        <Alert kind="success" title={form.referenz ?? 'Erledigt'} />
      ) : (
        <Alert kind="danger" title="Es wurde nichts geändert">
          <p>{error?.meldung ?? 'Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.'}</p>
        </Alert>
      )}
    </NewsItem>
  );
}
