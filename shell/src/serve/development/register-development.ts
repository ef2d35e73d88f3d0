import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { BuildFault } from '@gm/shared/build/watch/build-fault';
import type { FastifyInstance } from 'fastify';
import { type DevelopmentFault, PREFIX } from '../../base/development.ts';
import { followFaults } from './fault-file.ts';
import { locateStack } from './locate-stack.ts';

interface DevelopmentOptions {
  /** The shell's own build. */
  distDir: string;
  releasesDir: string;
}

export interface Development {
  /** Tells open tabs that there are other releases. */
  announce(generation: number): void;
  /** Shows a fault of the server in open tabs until the next build. */
  noteFault(fault: unknown): void;
}

/** More faults than anybody reads. */
const MAX_FAULTS = 20;

const describeBuildFault = ({ text, file, line }: BuildFault): DevelopmentFault => ({
  kind: 'build',
  text,
  places: file ? [{ file: path.relative(process.cwd(), file), ...(line ? { line } : {}) }] : [],
});

/** Under `npm run dev` only: open tabs follow every save, and show its faults with their places in the sources. */
export function registerDevelopment(app: FastifyInstance, { distDir, releasesDir }: DevelopmentOptions): Development {
  const listeners = new Set<ServerResponse>();
  let generation = 0;
  let ofBuild: DevelopmentFault[] = [];
  let ofServer: DevelopmentFault[] = [];
  const formatEvent = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  const tell = (...args: Parameters<typeof formatEvent>) => {
    for (const listener of listeners) listener.write(formatEvent(...args));
  };
  const tellFaults = () => tell('faults', [...ofBuild, ...ofServer]);
  const locate = (text: string, stack: string): DevelopmentFault => ({
    kind: 'run',
    text,
    places: locateStack(stack, releasesDir),
  });

  app.get(`${PREFIX}/events`, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(formatEvent('generation', generation) + formatEvent('faults', [...ofBuild, ...ofServer]));
    listeners.add(reply.raw);
    request.raw.on('close', () => listeners.delete(reply.raw));
  });
  app.get(`${PREFIX}/client.js`, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-store' })
      .type('text/javascript; charset=utf-8')
      .send(fs.readFileSync(path.join(distDir, 'development/client.js'))),
  );
  app.post<{ Body: { text: string; stack: string } }>(`${PREFIX}/locate`, ({ body: { text, stack } }) =>
    locate(String(text), String(stack)),
  );
  const stop = followFaults(releasesDir, (faults) => {
    // With every build, because a release that does not load leaves the pages as they are.
    ofServer = [];
    ofBuild = faults.map(describeBuildFault);
    tellFaults();
  });
  app.addHook('preClose', async () => {
    stop();
    for (const listener of listeners) listener.end();
  });

  return {
    announce(next) {
      generation = next;
      tell('generation', generation);
    },
    noteFault(fault) {
      const { message, stack = '' } = fault instanceof Error ? fault : new Error(String(fault));
      if (ofServer.some(({ text }) => text === message)) return;
      ofServer = [...ofServer, locate(message, stack)].slice(-MAX_FAULTS);
      tellFaults();
    },
  };
}
