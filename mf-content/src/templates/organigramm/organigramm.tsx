import type { TemplateProps } from '@gm/shared/contract';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { Section } from '@gm/shared/ui/section';
import { useId } from 'react';
import { FullScreen } from './full-screen.tsx';
import type { organigramm } from './organigramm.context.ts';
import styles from './organigramm.module.css';
import { Tree } from './tree.tsx';

/** Organisation chart (requirement W-1): nested lists to read and print, and a full-screen diagram of the same. */
export default function Organigramm({ context }: TemplateProps<typeof organigramm>) {
  const id = useId();
  const { data } = context.organigramm;
  if (data.length === 0) {
    return (
      <Section>
        <Alert kind="warning" title="Das Organigramm kann gerade nicht geladen werden">
          <p>Bitte versuchen Sie es in einigen Minuten erneut.</p>
        </Alert>
      </Section>
    );
  }
  return (
    <Section>
      <p className={styles.open}>
        <Button command="show-modal" commandfor={id} aria-haspopup="dialog">
          Organigramm öffnen
        </Button>
      </p>
      <Tree node={data} className={styles.tree} />
      <FullScreen id={id} node={data} />
    </Section>
  );
}
