import {
  type BrancheneintragSeite,
  brancheneintragSeiteSchema,
} from '@gm/shared/bereiche/branchenverzeichnis/branchenverzeichnis';
import { AppError } from '@gm/shared/fehler/app-error';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { getJetzt } from '../../../kern/betrieb/uhr.ts';
import { idParams } from '../../../kern/regeln/nummer-schema.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createBranchenRepository } from '../branchen-repository.ts';

/** Events on an entry's page; the calendar has the rest. */
const MAX_TERMINE = 5;

/** An entry of the directory with the events it organises. */
export const brancheneintrag: RoutePlugin = async (app, { lesen, cache, bereiche }) => {
  const verzeichnis = createBranchenRepository(lesen);
  const quellen = bereiche.flatMap((bereich) => bereich.termine?.(lesen) ?? []);

  async function findEintrag(id: number, heute: string): Promise<BrancheneintragSeite> {
    const eintrag = await verzeichnis.find(id);
    if (!eintrag) throw new AppError('nicht_gefunden', 'Diesen Eintrag gibt es nicht.');
    const listen = await Promise.all(quellen.map((quelle) => quelle.list(id, heute, MAX_TERMINE)));
    const [volle] = quellen.filter((_, index) => (listen[index] ?? []).length > 0);
    const suche = new URLSearchParams({ q: eintrag.titel });
    return {
      ...eintrag,
      termine: listen.flat(),
      veranstaltungenURL: volle ? `${volle.uebersicht}?${suche}` : null,
    };
  }

  app.get(
    '/api/cms/brancheneintraege/:id',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Ein Eintrag des Branchenverzeichnisses mit seinen nächsten Veranstaltungen',
        params: idParams,
        response: { 200: brancheneintragSeiteSchema, ...problemReplies(404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { tag: heute } = readBerlinerZeit(getJetzt());
      return cache.send(request, reply, `brancheneintrag ${heute} ${id}`, () => findEintrag(id, heute));
    },
  );
};
