import type { Compiler, StatsError } from '@rspack/core';
import { type BuildFault, readBuildFault } from './build-fault.ts';

/** Sent to the process that started the build. */
export interface BuildReport {
  /** Name of the configuration. */
  side: string;
  /** Null: a build has begun. */
  faults: BuildFault[] | null;
}

/** Reports the begin and the end of every build of one side. */
export class ReportPlugin {
  apply(compiler: Compiler): void {
    // The command that watches has ended.
    process.once('disconnect', () => process.exit(0));
    const send = (faults: BuildReport['faults']) => process.send?.({ side: compiler.name ?? '', faults });
    compiler.hooks.invalid.tap('ReportPlugin', () => void send(null));
    compiler.hooks.done.tap('ReportPlugin', (stats) => {
      const { errors = [] } = stats.toJson({ all: false, errors: true });
      send(errors.map((error: StatsError) => readBuildFault(error, compiler.context)));
    });
  }
}
