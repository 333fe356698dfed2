import { spawnSync } from 'node:child_process';
import { type Check, Lines } from '../harness/checks.ts';
import { startProduct } from '../harness/product.ts';

const PORT = 18_550;
/** Metrics of libraries, whose names are theirs. */
const KNOWN_COMPLAINTS = 5;

/** Has Prometheus' own tool read the metrics. */
export const metricsCheck: Check = {
  name: 'metrics',
  async run(folder) {
    await using started = new AsyncDisposableStack();
    const product = await startProduct(folder, PORT);
    started.defer(() => product.stop());
    const metrics = await (await fetch(`${product.url}/metrics`)).text();
    const { stderr } = spawnSync('promtool', ['check', 'metrics'], { input: metrics, encoding: 'utf8' });
    const complaints = stderr.split('\n').filter(Boolean);
    const lines = new Lines();
    const ofProduct = complaints.filter((line) => !/^(nodejs|process)_/.test(line));
    lines.compare('promtool check metrics: complaints of the product’s metrics', ofProduct, []);
    lines.compare('of those of libraries', complaints.length, KNOWN_COMPLAINTS);
    return lines.all;
  },
};
