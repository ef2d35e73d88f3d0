import detail from '@gm/shared/detail/detail.module.css';
import { EditorText } from '@gm/shared/ui/editor-text';
import { Zeiten } from '../../oeffnungszeiten/zeiten.tsx';
import { EinheitErreichen } from '../../verwaltung/einheit-erreichen.tsx';
import type { Einheit } from '../../verwaltung/einheit-felder.ts';

interface ZustaendigProps {
  einheit: Einheit;
  jetzt: string;
}

/** Who is responsible, and how to reach them. */
export function Zustaendig({ einheit, jetzt }: ZustaendigProps) {
  const { titel, detailURL, oeffnungszeiten } = einheit;
  return (
    <section className={detail.karte}>
      <h2>Zuständig</h2>
      <p>{detailURL ? <a href={detailURL}>{titel}</a> : titel}</p>
      <EinheitErreichen einheit={einheit} />
      <Zeiten titel="Öffnungszeiten" ebene={3} zeiten={oeffnungszeiten.zeiten} jetzt={jetzt} />
      <EditorText html={oeffnungszeiten.text} />
    </section>
  );
}
