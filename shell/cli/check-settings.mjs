/**
 * Finds settings that would keep the site from starting before anything is built. Each fault is one sentence that names
 * the setting.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

const isPort = (text) => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536;

function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve(code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/** Why a process cannot listen, from the code of the error. */
export function describePortFault(name, port, host, code) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: end it, or choose another port with ${name}.`;
  if (code === 'EACCES') return `Port ${port} is not open to this user: choose one above 1023 with ${name}.`;
  return `${host} is no address of this machine (${code}): see HOST and API_HOST.`;
}

/** Null when the port is free, both at `host` and at the addresses of `localhost`. */
export async function findPortFault(name, port, host = '127.0.0.1') {
  if (!isPort(port)) return `${name} must be a number from 1 to 65535, not "${port}".`;
  for (const address of new Set([host, '127.0.0.1', '::1'])) {
    const code = await tryPort(Number(port), address);
    // A machine may lack one of the two addresses of `localhost`.
    if (code && (address === host || code === 'EADDRINUSE' || code === 'EACCES'))
      return describePortFault(name, port, host, code);
  }
  return null;
}

const REASONS = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
  ENOENT: 'the system allows no folder there',
  ENOSPC: 'the disk is full',
};

/** `mkdir` with `recursive` never returns where a file system such as `/proc` refuses new folders. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** Null when the folder is writable; it is created if needed. */
export function findFolderFault(name, folder) {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, '');
    rmSync(probe);
    return null;
  } catch ({ code }) {
    return `Nothing can be written into ${folder} (${REASONS[code] ?? code}): choose another folder with ${name}.`;
  }
}

/** The first fault, or null. */
export async function findSettingsFault(root, { port, apiPort, env }) {
  const { HOST, API_HOST, METRICS_PORT, METRICS_HOST, DATA_DIR, RELEASES_DIR } = env;
  return (
    findFolderFault('DATA_DIR', path.resolve(root, DATA_DIR || '.data')) ??
    findFolderFault('RELEASES_DIR', path.resolve(root, RELEASES_DIR || 'releases')) ??
    (await findPortFault('PORT', port, HOST || undefined)) ??
    (await findPortFault('API_PORT', apiPort, API_HOST || undefined)) ??
    (METRICS_PORT ? await findPortFault('METRICS_PORT', METRICS_PORT, METRICS_HOST || undefined) : null)
  );
}
