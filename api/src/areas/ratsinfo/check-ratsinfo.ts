import type { ErrorList } from '../../core/entries/content-error.ts';
import type { RatsinfoFiles } from './ratsinfo-files.ts';

/** Reports duplicates and references to unknown numbers. */
export function checkRatsinfo(files: RatsinfoFiles, error: ErrorList): void {
  const { koerperschaft: corporation, gremien, personen: persons, sitzungen: meetings, vorlagen: papers } = files;

  /** Ids of a kind of object, reporting duplicates; and a check for references to them. */
  function collect(file: string, objects: readonly { id: number }[], word: string) {
    const ids = new Set<number>();
    for (const { id } of objects) {
      if (ids.has(id)) error.add(file, String(id), 'Die Nummer gibt es zweimal.');
      ids.add(id);
    }
    return (stelle: string, field: string, crossReferences: readonly (number | undefined)[]) => {
      for (const id of crossReferences) {
        if (id !== undefined && !ids.has(id)) error.add(`ratsinfo/${stelle}`, field, `${word} ${id} gibt es nicht.`);
      }
    };
  }
  collect('ratsinfo/koerperschaft.yaml', corporation.wahlperioden, 'Die Wahlperiode');
  const checkLocation = collect('ratsinfo/koerperschaft.yaml', corporation.orte, 'Den Ort');
  const checkGremium = collect('ratsinfo/gremien.yaml', gremien, 'Das Gremium');
  const checkPerson = collect('ratsinfo/personen.yaml', persons, 'Die Person');
  const checkPaper = collect('ratsinfo/vorlagen', papers, 'Die Vorlage');
  collect('ratsinfo/sitzungen', meetings, 'Die Sitzung');

  for (const { id, ort: location } of gremien) checkLocation('gremien.yaml', `${id}.ort`, [location]);
  for (const { id, mitglied: member } of persons) {
    const named = member.map(({ gremium }) => gremium);
    checkGremium('personen.yaml', `${id}.mitglied`, named);
  }
  const geschuetzt = new Set(papers.filter(({ oeffentlich: isPublic }) => !isPublic).map(({ id }) => id));
  for (const {
    id,
    gremium,
    ort: location,
    entschuldigt: excused,
    punkte: points,
    nichtoeffentlich: notPublic,
  } of meetings) {
    checkGremium('sitzungen', `${id}.gremium`, [gremium]);
    checkLocation('sitzungen', `${id}.ort`, [location]);
    checkPerson('sitzungen', `${id}.entschuldigt`, excused);
    const named = [...points, ...notPublic].map(({ vorlage: paper }) => paper);
    checkPaper('sitzungen', `${id}.punkte`, named);
    for (const { vorlage: paper } of points) {
      if (paper !== undefined && geschuetzt.has(paper)) {
        error.add('ratsinfo/sitzungen', `${id}.punkte`, `Die Vorlage ${paper} ist nicht öffentlich.`);
      }
    }
  }
  for (const { id, von: from, personen: author, verwandt: related } of papers) {
    checkGremium('vorlagen', `${id}.von`, from);
    checkPerson('vorlagen', `${id}.personen`, author);
    checkPaper('vorlagen', `${id}.verwandt`, related);
  }
}
