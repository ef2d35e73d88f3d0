/**
 * Removes what the permission model of Node.js leaves to a release: signals, sockets, name lookups, and files of tracing,
 * heap snapshots and SQLite. A machine with all barriers (confinement.ts) refuses these, too; others have nothing else.
 */
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import tracing from 'node:trace_events';
import v8 from 'node:v8';

const SIGNALS = ['kill', '_kill', '_debugProcess', '_debugEnd', '_startProfilerIdleNotifier'];
const BINDINGS = ['dlopen', 'binding', '_linkedBinding'];
const USERS = ['setuid', 'setgid', 'seteuid', 'setegid', 'setgroups', 'initgroups'];

/** Not an arrow function, because classes are replaced, too. */
function refuse(): never {
  throw new Error('not allowed for the code of a release');
}

/** EPERM, as the system's part of a socket returns errors. */
const refuseSocket = () => -1;

function remove(from: object, names: readonly string[], value: () => unknown = refuse): void {
  for (const name of names)
    if (name in from) Object.defineProperty(from, name, { value, writable: false, configurable: false });
}

const listMatching = (of: object, pattern: RegExp) =>
  Object.getOwnPropertyNames(of).filter((name) => pattern.test(name));

/** What Node.js itself calls for a socket; every way to open one leads to the functions of its prototype. */
function findHandles(channel: net.Socket): object[] {
  const tcp = new net.Socket().on('error', () => {});
  const udp = dgram.createSocket('udp4');
  // Creates the handle. It is closed before anything is sent.
  tcp.connect(1, '127.0.0.1');
  const state = Object.getOwnPropertySymbols(udp).map(
    (symbol) => Reflect.get(udp, symbol) as { handle?: object } | null,
  );
  const found = [
    Reflect.get(channel, '_handle'),
    Reflect.get(tcp, '_handle'),
    state.find((part) => part?.handle)?.handle,
  ];
  tcp.destroy();
  udp.close();
  return found;
}

/** @param channel the guest's pipe, which stays open */
export function removeReach(channel: net.Socket): void {
  // Opened at their first use, as a socket is.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  for (const handle of findHandles(channel)) {
    const functions: object = Object.getPrototypeOf(handle);
    remove(functions, listMatching(functions, /^(open|bind|connect|listen|send)/), refuseSocket);
  }
  for (const resolver of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
    remove(resolver, listMatching(resolver, /^(lookup|resolve|reverse)/));
  remove(process, [...SIGNALS, ...BINDINGS, ...USERS]);
  remove(tracing, ['createTracing']);
  // The flags themselves are frozen (confinement.ts).
  remove(v8, ['setFlagsFromString', 'setHeapSnapshotNearHeapLimit']);
  remove(os, ['setPriority']);
  // From Node.js 22 on; its databases are files that the permission model does not see.
  remove(process.getBuiltinModule('node:sqlite') ?? {}, ['DatabaseSync', 'backup']);
  // For modules that import these by name.
  syncBuiltinESMExports();
}
