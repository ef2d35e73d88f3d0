import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Alert } from '@gm/shared/ui/alert';
import type { RedaktionVorschauProps } from './redaktion-vorschau.context.ts';

/** Marks the page below as one that nobody else sees. */
export default function RedaktionVorschau({ seite }: RedaktionVorschauProps) {
  return (
    <Abschnitt>
      <Alert kind="warning" title="Vorschau">
        <p>
          So steht es auf der Website, wenn Sie die gespeicherte Fassung freigeben. Diese Seite sieht nur die Redaktion.{' '}
          <a href={seite.pfad.replace(/vorschau\/$/, '')}>Zurück zur Bearbeitung</a>
        </p>
      </Alert>
    </Abschnitt>
  );
}
