import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { Neuigkeit } from '@gm/shared/ui/neuigkeit';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import type { Seite } from '@gm/shared/vertrag';
import type { ReactNode } from 'react';
import styles from './vorgang-formular.module.css';

interface VorgangFormularProps {
  seite: Seite;
  template: string;
  /** What is ordered, and about what: goes along as it is, and tells this form from the others of the page. */
  fest: Record<string, string> & { vorgang: string };
  absenden: string;
  /** What the button is about, for who does not see what stands beside it. */
  wozu?: string;
  variant?: 'secondary';
  children?: ReactNode;
}

/** Whether the page came back with the answer to this form. */
export function isAbout({ formular }: Seite, template: string, fest: Record<string, string>): boolean {
  return formular?.template === template && Object.entries(fest).every(([name, wert]) => formular.werte[name] === wert);
}

/** One order at the desk: a plain form, after which the page shows the books as they are then. */
export function VorgangFormular({ seite, template, fest, absenden, wozu, variant, children }: VorgangFormularProps) {
  return (
    <form
      method="post"
      action={`${seite.pfad}${seite.suche}`}
      encType="multipart/form-data"
      className={styles.form}
      noValidate
    >
      <input type="hidden" name="formular" value={template} />
      {Object.entries(fest).map(([name, wert]) => (
        <input key={name} type="hidden" name={name} value={wert} />
      ))}
      {children}
      <div>
        <Button type="submit" {...(variant ? { variant } : {})}>
          {absenden}
          {wozu && <VisuallyHidden>: {wozu}</VisuallyHidden>}
        </Button>
      </div>
    </form>
  );
}

/** Takes back one thing of a list, which stands before the button: `was` says which to those who do not see that. */
export const Ruecknahme = ({
  was,
  ...rest
}: Pick<VorgangFormularProps, 'seite' | 'template' | 'fest'> & { was: string }) => (
  <VorgangFormular {...rest} absenden="Zurücknehmen" wozu={was} variant="secondary" />
);

/** What came of the order that was sent last. */
export function Vorgangsmeldung({ seite: { formular }, template }: { seite: Seite; template: string }) {
  if (formular?.template !== template) return null;
  const [fehler] = formular.fehler;
  return (
    <Neuigkeit>
      {formular.status === 'success' ? (
        <Alert kind="success" title={formular.referenz ?? 'Erledigt'} />
      ) : (
        <Alert kind="danger" title="Es wurde nichts geändert">
          <p>{fehler?.meldung ?? 'Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.'}</p>
        </Alert>
      )}
    </Neuigkeit>
  );
}
