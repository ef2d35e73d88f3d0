import type { CouncilLine } from '../files/council-storage-repository.ts';
import { getFileName, getVersion } from './build-import-lines.ts';
import type { createCouncilImportRepository } from './council-import-repository.ts';
import type { ImportObject } from './oparl-objects.ts';
import type { Split } from './split-objects.ts';

type Known = Awaited<ReturnType<ReturnType<typeof createCouncilImportRepository>['readFiles']>>;

interface Surroundings {
  basis: { koerperschaft_id: number };
  rollen: Split['rollen'];
  /** Ids of agenda items by URL. */
  punktnummern: ReadonlyMap<string, number>;
  /** Id of a meeting or paper by URL. */
  sitzung(address: string | undefined): number | null;
  vorlage(address: string | undefined): number | null;
}

/** Rows of files that belong to an object; fields missing in their objects keep their stored values. */
export function buildFiles(
  files: readonly ImportObject<'file'>[],
  known: Known,
  { basis, rollen: roles, punktnummern: pointNumbers, sitzung: meeting, vorlage: paper }: Surroundings,
): CouncilLine<'rats_dateien'>[] {
  return files.flatMap((file) => {
    const bekannt = known.get(file.id);
    const punkt_id = pointNumbers.get(file.agendaItem[0] ?? '') ?? bekannt?.punkt_id ?? null;
    const sitzung_id = punkt_id === null ? (meeting(file.meeting[0]) ?? bekannt?.sitzung_id ?? null) : null;
    const vorlage_id = (punkt_id ?? sitzung_id) ? null : (paper(file.paper[0]) ?? bekannt?.vorlage_id ?? null);
    if (!file.accessUrl || (punkt_id ?? sitzung_id ?? vorlage_id) === null) return [];
    const fileName = file.fileName ?? getFileName(file.accessUrl);
    return [
      {
        ...basis,
        herkunft: file.id,
        oeffentlich: true,
        sitzung_id,
        punkt_id,
        vorlage_id,
        rolle: roles.get(file.id) ?? bekannt?.rolle ?? ('auxiliaryFile' as const),
        name: file.name ?? fileName,
        dateiname: fileName,
        mime: file.mimeType ?? 'application/pdf',
        datum: file.date ?? null,
        text: (file.text ?? bekannt?.text) || null,
        adresse: file.accessUrl,
        fassung: (file.text === undefined ? bekannt?.fassung : getVersion(file)) ?? null,
      },
    ];
  });
}
