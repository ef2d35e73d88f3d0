import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useId } from 'react';
import { Baum } from './baum.tsx';
import type { organigramm } from './organigramm.context.ts';
import styles from './organigramm.module.css';
import { Vollbild } from './vollbild.tsx';

/** Organisation chart (requirement W-1): nested lists to read and print, and the same as a picture of boxes over the page. */
export default function Organigramm({ context }: TemplateProps<typeof organigramm>) {
  const id = useId();
  const { data } = context.organigramm;
  if (data.length === 0) {
    return (
      <Abschnitt>
        <Alert kind="warning" title="Das Organigramm kann gerade nicht geladen werden">
          <p>Bitte versuchen Sie es in einigen Minuten erneut.</p>
        </Alert>
      </Abschnitt>
    );
  }
  return (
    <Abschnitt>
      <p className={styles.oeffnen}>
        <Button command="show-modal" commandfor={id} aria-haspopup="dialog">
          Organigramm öffnen
        </Button>
      </p>
      <Baum knoten={data} className={styles.baum} />
      <Vollbild id={id} knoten={data} />
    </Abschnitt>
  );
}
