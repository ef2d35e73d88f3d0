import type { Fotos } from './fotos.ts';

interface MitFotos {
  foto?: string | null | undefined;
  galerie: readonly { foto: string; bildtext?: string | null | undefined }[];
}

/** Columns for the pictures that an entry names by their files. `report` hears of those that are not there. */
export function findBilder({ foto, galerie }: MitFotos, fotos: Fotos, report: (feld: string, text: string) => void) {
  const findId = (name: string, feld: string) => {
    const gefunden = fotos.get(name);
    if (!gefunden) report(feld, `Das Foto „${name}“ steht nicht in fotos/fotos.yaml.`);
    return gefunden?.id ?? '';
  };
  const bilder = galerie.map(({ foto: name, bildtext = null }, index) => ({
    bild_id: findId(name, `galerie.${index}.foto`),
    bildtext,
  }));
  return { bild_id: foto ? findId(foto, 'foto') : null, galerie: JSON.stringify(bilder) };
}
