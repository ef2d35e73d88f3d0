import detail from '@gm/shared/detail/detail.module.css';
import { EditorText } from '@gm/shared/ui/editor-text';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Zeiten } from '../../oeffnungszeiten/zeiten.tsx';
import { Erreichen } from '../../verwaltung/erreichen.tsx';
import type { Stelle } from '../../verwaltung/stelle-felder.ts';

interface ZustaendigProps {
  stelle: Stelle;
  jetzt: string;
}

/** Who is responsible, and how to reach them. */
export function Zustaendig({ stelle, jetzt }: ZustaendigProps) {
  const { titel, detailURL, anschriften, telefon, email, oeffnungszeiten, ansprechpartnerURL } = stelle;
  return (
    <section className={detail.karte}>
      <h2>Zuständig</h2>
      <p>{detailURL ? <a href={detailURL}>{titel}</a> : titel}</p>
      <Erreichen anschriften={anschriften} telefon={telefon} email={email} />
      {ansprechpartnerURL && (
        <p>
          <LinkButton href={ansprechpartnerURL} variant="secondary">
            Ansprechpartner*innen
          </LinkButton>
        </p>
      )}
      <Zeiten titel="Öffnungszeiten" ebene={3} zeiten={oeffnungszeiten.zeiten} jetzt={jetzt} />
      <EditorText html={oeffnungszeiten.text} />
    </section>
  );
}
