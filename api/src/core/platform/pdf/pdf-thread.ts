/** Parses PDF files in a worker thread, which is terminated on timeout (`ask-pdf-thread.ts`). */
import { parentPort } from 'node:worker_threads';
import { inspectPdf, type PdfOrder } from './inspect-pdf.ts';
import { limitBuffers } from './limit-buffers.ts';

limitBuffers(256 * 1024 * 1024);

parentPort?.on('message', async (order: PdfOrder) => {
  parentPort?.postMessage({ ergebnis: await inspectPdf(order) });
});
parentPort?.postMessage('ready');
