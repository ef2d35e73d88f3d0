import { type Ratssitzung, ratssitzungSchema } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { AppError } from '@gm/shared/fehler/app-error';
import { formatDatum } from '@gm/shared/format/datum';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import type { Angemeldet } from '../../../kern/konten/require-rolle.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createRatsAntwort } from '../create-rats-antwort.ts';
import { ratsParams } from '../rats-abfrage.ts';
import { buildMappenPfad, buildRatskalenderPfad } from '../ratsinfo-pfad.ts';
import { createRatsnotizRepository } from '../ratsnotiz-repository.ts';
import { createRatssitzungRepository } from '../ratssitzung-repository.ts';

/** Title, time and place for search engines and calendars. */
function describe(sitzung: Omit<Ratssitzung, 'kalenderURL' | 'mappeURL' | 'seo'>): Ratssitzung['seo'] {
  const { titel, gremien, datum_von, datum_bis, ort, abgesagt } = sitzung;
  const name = gremien[0]?.name ?? null;
  return {
    title: titel,
    description: `Tagesordnung, Unterlagen und Ergebnisse der Sitzung am ${formatDatum(datum_von)}`,
    type: 'event',
    event: { von: datum_von, bis: datum_bis, ort, veranstalter: name, abgesagt },
  };
}

/** A meeting with its agenda, results and files. */
export const ratssitzung: RoutePlugin = async (app, dienste) => {
  const answer = createRatsAntwort(dienste);

  /** A member's own notes, and how long they may be written. */
  async function findOwn(
    { konto, sekunden }: Angemeldet,
    { id, tagesordnung }: Pick<Ratssitzung, 'id' | 'tagesordnung'>,
  ) {
    const notizen = await createRatsnotizRepository(dienste.database.db, konto.id).findZuSitzung(id);
    return {
      tagesordnung: tagesordnung.map((punkt) => ({
        ...punkt,
        notiz: notizen.get(punkt.id) ?? { markiert: false, notiz: '' },
      })),
      sekunden,
    };
  }

  app.get(
    '/api/cms/ratsinfo/sitzungen/:id',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Eine Sitzung mit Tagesordnung, Ergebnissen und Unterlagen',
        params: ratsParams,
        response: { 200: ratssitzungSchema, ...problemReplies(404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return answer(request, reply, 'sitzung', async ({ sicht, mitglied }): Promise<Ratssitzung> => {
        const sitzung = await createRatssitzungRepository(dienste.database.db, sicht).find(id);
        if (!sitzung) throw new AppError('nicht_gefunden', 'Diese Sitzung gibt es nicht.');
        return {
          ...sitzung,
          ...(mitglied && (await findOwn(mitglied, sitzung))),
          kalenderURL: buildRatskalenderPfad({ sitzung: id }),
          mappeURL: buildMappenPfad(id),
          seo: describe(sitzung),
        };
      });
    },
  );
};
