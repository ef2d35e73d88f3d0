import { parse } from 'node:path';
import { buildSlug } from '@gm/shared/rules/build-slug';

/** A free name: `Der Wald.JPG` → `der-wald.jpg`, or `der-wald-2.jpg`. */
export async function chooseName(
  name: string,
  {
    sonst: otherwise,
    endung: extension,
    isTaken,
  }: { sonst: string; endung: string; isTaken: (file: string) => Promise<boolean> },
): Promise<string> {
  const stamm = buildSlug(parse(name).name) || otherwise;
  for (let num = 1; ; num += 1) {
    const file = `${stamm}${num > 1 ? `-${num}` : ''}.${extension}`;
    if (!(await isTaken(file))) return file;
  }
}
