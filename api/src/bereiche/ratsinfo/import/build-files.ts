import type { RatsZeile } from '../rats-ablage-repository.ts';
import { getFassung, getFileName } from './build-importzeilen.ts';
import type { Importobjekt } from './oparl-objekte.ts';
import type { createRatsImportRepository } from './rats-import-repository.ts';
import type { Zerlegt } from './split-objects.ts';

type Bekannte = Awaited<ReturnType<ReturnType<typeof createRatsImportRepository>['readFiles']>>;

interface Umfeld {
  basis: { koerperschaft_id: number };
  rollen: Zerlegt['rollen'];
  /** Numbers of agenda items by their address. */
  punktnummern: ReadonlyMap<string, number>;
  /** Number of a meeting or paper by its address. */
  sitzung(adresse: string | undefined): number | null;
  vorlage(adresse: string | undefined): number | null;
}

/** Rows of files that belong to something; what their objects leave out stays as it is known. */
export function buildFiles(
  dateien: readonly Importobjekt<'file'>[],
  bekannte: Bekannte,
  { basis, rollen, punktnummern, sitzung, vorlage }: Umfeld,
): RatsZeile<'rats_dateien'>[] {
  return dateien.flatMap((datei) => {
    const bekannt = bekannte.get(datei.id);
    const punkt_id = punktnummern.get(datei.agendaItem[0] ?? '') ?? bekannt?.punkt_id ?? null;
    const sitzung_id = punkt_id === null ? (sitzung(datei.meeting[0]) ?? bekannt?.sitzung_id ?? null) : null;
    const vorlage_id = (punkt_id ?? sitzung_id) ? null : (vorlage(datei.paper[0]) ?? bekannt?.vorlage_id ?? null);
    if (!datei.accessUrl || (punkt_id ?? sitzung_id ?? vorlage_id) === null) return [];
    const dateiname = datei.fileName ?? getFileName(datei.accessUrl);
    return [
      {
        ...basis,
        herkunft: datei.id,
        oeffentlich: true,
        sitzung_id,
        punkt_id,
        vorlage_id,
        rolle: rollen.get(datei.id) ?? bekannt?.rolle ?? ('auxiliaryFile' as const),
        name: datei.name ?? dateiname,
        dateiname,
        mime: datei.mimeType ?? 'application/pdf',
        datum: datei.date ?? null,
        text: (datei.text ?? bekannt?.text) || null,
        adresse: datei.accessUrl,
        fassung: (datei.text === undefined ? bekannt?.fassung : getFassung(datei)) ?? null,
      },
    ];
  });
}
