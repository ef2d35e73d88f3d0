import { addTage } from '@gm/shared/regeln/berliner-zeit';
import type { Insertable } from 'kysely';
import { createFehlerliste } from '../../kern/inhalt/inhalt-fehler.ts';
import { renderMarkdown } from '../../kern/inhalt/markdown.ts';
import { htmlToText } from '../../kern/suche/html-to-text.ts';
import type { IntranetDateien } from './intranet-dateien.ts';
import type { IntranetTabellen } from './tables.ts';

export type IntranetZeilen = { [Tabelle in keyof IntranetTabellen]: Insertable<IntranetTabellen[Tabelle]>[] };

/** News and archive with the days that `heute` (`YYYY-MM-DD`) gives them. Throws `inhalt_fehlerhaft` for numbers used twice. */
export function buildIntranet({ nachrichten, archiv }: IntranetDateien, heute: string): IntranetZeilen {
  const fehler = createFehlerliste();
  const check = (datei: string, eintraege: readonly { id: number }[]) => {
    const nummern = new Set<number>();
    for (const { id } of eintraege) {
      if (nummern.has(id)) fehler.add(datei, `${id}.id`, 'Die Nummer gibt es zweimal.');
      nummern.add(id);
    }
  };
  const texte = nachrichten.flatMap(({ id: rubrik_id, texte: eintraege }) =>
    eintraege.map(({ tage, md, ...eintrag }) => {
      const text = renderMarkdown(md);
      const suchtext = `${eintrag.einleitung} ${htmlToText(text)}`;
      return { ...eintrag, rubrik_id, text, datum_von: addTage(heute, tage), suchtext };
    }),
  );
  const archive = archiv.flatMap(({ id: themen_id, thema, archive: eintraege }) =>
    eintraege.map((eintrag) => ({ ...eintrag, themen_id, thema })),
  );
  const dokumente = archive.flatMap(({ id: archiv_id, titel: archivtitel, thema, dokumente: eintraege }) =>
    eintraege.map(({ id, titel, downloadtext, stand, von = stand, bis, md }) => {
      const text = renderMarkdown(md);
      return {
        id,
        archiv_id,
        titel,
        downloadtext,
        stand: addTage(heute, stand),
        gueltig_von: addTage(heute, von),
        gueltig_bis: bis === undefined ? null : addTage(heute, bis),
        text,
        suchtext: `${downloadtext} ${archivtitel} ${thema} ${htmlToText(text)}`,
      };
    }),
  );
  check('intranet/nachrichten.yaml', nachrichten);
  check('intranet/nachrichten.yaml', texte);
  check('intranet/archiv.yaml', archiv);
  check('intranet/archiv.yaml', archive);
  check('intranet/archiv.yaml', dokumente);
  fehler.throwIfAny();
  return {
    intranet_rubriken: nachrichten.map(({ texte: _texte, ...rubrik }) => rubrik),
    intranet_texte: texte,
    archivthemen: archiv.map(({ id, thema }) => ({ id, thema })),
    archive: archive.map(({ id, themen_id, titel }) => ({ id, themen_id, titel })),
    archivdokumente: dokumente,
  };
}
