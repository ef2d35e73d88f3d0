import type { Medium } from '@gm/shared/schemas/editor/editorial';
import { useRef, useState } from 'react';
import { checkFile, uploadMedium } from './upload-medium.ts';

/** Parallel uploads: more would only share the bandwidth. */
const CONCURRENT = 3;

export interface Load {
  nummer: number;
  name: string;
  /** Sent fraction, 0 to 1. */
  sent: number;
  medium: Medium | null;
  fehler: string | null;
}

/** Uploads to the library in the order of selection. */
export function useUploads() {
  const [loads, setLoads] = useState<readonly Load[]>([]);
  const waiting = useRef<{ nummer: number; datei: File }[]>([]);
  const next = useRef(0);
  const underway = useRef(0);

  const change = (num: number, part: Partial<Load>) =>
    setLoads((all) => all.map((one) => (one.nummer === num ? { ...one, ...part } : one)));

  async function work(): Promise<void> {
    if (underway.current >= CONCURRENT) return;
    underway.current += 1;
    for (let one = waiting.current.shift(); one; one = waiting.current.shift()) {
      const { nummer: num, datei: file } = one;
      const result = await uploadMedium(file, (sent) => change(num, { sent }));
      change(num, { sent: 1, ...result });
    }
    underway.current -= 1;
  }

  function add(files: readonly File[]) {
    const fresh = files.map((file) => {
      next.current += 1;
      return { nummer: next.current, datei: file, fehler: checkFile(file) };
    });
    setLoads((all) => [
      ...all,
      ...fresh.map(({ nummer: num, datei: file, fehler: error }) => ({
        nummer: num,
        name: file.name,
        sent: 0,
        medium: null,
        fehler: error,
      })),
    ]);
    waiting.current.push(...fresh.filter(({ fehler: error }) => error === null));
    for (let lane = 0; lane < CONCURRENT; lane += 1) void work();
  }
  const discard = (num: number) => setLoads((all) => all.filter(({ nummer }) => nummer !== num));
  return { ladungen: loads, add, discard };
}
