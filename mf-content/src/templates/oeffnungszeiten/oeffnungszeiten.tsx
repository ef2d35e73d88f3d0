import { Abschnitt } from '@gm/shared/ui/abschnitt';
import type { TemplateProps } from '@gm/shared/vertrag';
import { Zeiten } from '../../oeffnungszeiten/zeiten.tsx';
import type { oeffnungszeiten } from './oeffnungszeiten.context.ts';

/** Opening times of an office as a block of a page. */
export default function Oeffnungszeiten({ context }: TemplateProps<typeof oeffnungszeiten>) {
  if (context.oeffnungszeiten.length === 0) return null;
  return (
    <Abschnitt>
      <Zeiten titel={context.titel || 'Öffnungszeiten'} zeiten={context.oeffnungszeiten} jetzt={context.jetzt} />
    </Abschnitt>
  );
}
