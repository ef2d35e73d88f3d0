/**
 * Load generator: `<origin> <connections> <seconds> <file>`, the file with one path per line. Each connection starts at
 * a different page, so that requests do not share one render. Prints requests, errors and its own CPU time as JSON.
 */
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const [, , origin = '', count = '', seconds = '', file = ''] = process.argv;
const paths = readFileSync(file, 'utf8').split('\n');
const connections = Number(count);
let visitors = 0;
const start = process.cpuUsage();
const { requests, duration, errors, non2xx } = await autocannon({
  url: origin,
  connections,
  duration: Number(seconds),
  setupClient(client) {
    const first = Math.floor((visitors * paths.length) / connections);
    visitors += 1;
    client.setRequests([...paths.slice(first), ...paths.slice(0, first)].map((path) => ({ path, method: 'GET' })));
  },
});
const { user, system } = process.cpuUsage(start);
const answer = { requests: requests.total, seconds: duration, faults: errors + non2xx, cpuMs: (user + system) / 1000 };
process.stdout.write(JSON.stringify(answer));
