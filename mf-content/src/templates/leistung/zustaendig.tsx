import detail from '@gm/shared/detail/detail.module.css';
import { EditorText } from '@gm/shared/ui/editor-text';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Zeiten } from '../../oeffnungszeiten/zeiten.tsx';
import type { Einheit } from '../../verwaltung/einheit-felder.ts';
import { Erreichen } from '../../verwaltung/erreichen.tsx';

interface ZustaendigProps {
  einheit: Einheit;
  jetzt: string;
}

/** Who is responsible, and how to reach them. */
export function Zustaendig({ einheit, jetzt }: ZustaendigProps) {
  const { titel, detailURL, anschriften, telefon, email, oeffnungszeiten, ansprechpartnerURL } = einheit;
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
