import type { Objects } from '@gm/shared/store/objects';
import type { Figure } from '../../platform/observability/figure.ts';

type Step = 'backup' | 'rehearsal';

/** Notes when a step was begun that has succeeded, beside the files: the api may not read the backups themselves. */
export async function noteSuccess(successes: Objects, step: Step, begun: Date): Promise<void> {
  const name = `${step}-${begun.getTime()}`;
  await successes.writeNew(name, Buffer.from(begun.toISOString()));
  for (const old of await successes.list(`${step}-`)) if (old !== name) await successes.remove(old);
}

/** Metric: seconds since the last backup and the last rehearsal began; absent for a step that never succeeded. */
export const createAgeFigure = (successes: Objects, now = () => Date.now()): Figure => ({
  name: 'gemeinde_backup_age_seconds',
  help: 'Since the last complete backup and the last passed rehearsal began',
  label: 'step',
  async read() {
    const ages = new Map<string, number>();
    for (const name of await successes.list('')) {
      const [, step = '', begun] = /^(\w+)-(\d+)$/.exec(name) ?? [];
      const age = (now() - Number(begun)) / 1000;
      if (step) ages.set(step, Math.min(age, ages.get(step) ?? Infinity));
    }
    return ages;
  },
});
