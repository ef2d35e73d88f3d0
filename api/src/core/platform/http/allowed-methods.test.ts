import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { watchAllowedMethods } from './allowed-methods.ts';

const app = Fastify();
const findMethods = watchAllowedMethods(app);
app.get('/artikel/:id', async () => 'eins');
app.delete('/artikel/:id', async () => 'weg');
app.post('/artikel', async () => 'neu');
app.get('/dateien/*', async () => 'datei');
app.get('/feed.xml', async () => 'feed');

it.each([
  ['/artikel/12', ['DELETE', 'GET', 'HEAD']],
  ['/artikel', ['POST']],
  ['/artikel/12/mehr', []],
  ['/dateien/a/b.pdf', ['GET', 'HEAD']],
  ['/feed.xml', ['GET', 'HEAD']],
  ['/feedAxml', []],
])('%s accepts %j', (path, methods) => {
  expect(findMethods(path)).toEqual(methods);
});
