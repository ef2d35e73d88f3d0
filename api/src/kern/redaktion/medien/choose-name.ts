import { parse } from 'node:path';
import { buildSlug } from '@gm/shared/regeln/build-slug';

/** A name that is not taken yet: `Der Wald.JPG` → `der-wald.jpg`, or `der-wald-2.jpg`. */
export async function chooseName(
  name: string,
  { sonst, endung, isTaken }: { sonst: string; endung: string; isTaken: (datei: string) => Promise<boolean> },
): Promise<string> {
  const stamm = buildSlug(parse(name).name) || sonst;
  for (let nummer = 1; ; nummer += 1) {
    const datei = `${stamm}${nummer > 1 ? `-${nummer}` : ''}.${endung}`;
    if (!(await isTaken(datei))) return datei;
  }
}
