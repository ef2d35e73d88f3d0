import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { EditorText } from '@gm/shared/ui/editor-text';
import type { TemplateProps } from '@gm/shared/vertrag';
import type { text } from './text.context.ts';
import styles from './text.module.css';

export default function Text({ context }: TemplateProps<typeof text>) {
  if (!context.titel && !context.text) return null;
  return (
    <Abschnitt>
      {context.titel && <h2 className={styles.titel}>{context.titel}</h2>}
      <EditorText html={context.text} />
    </Abschnitt>
  );
}
