import type { FastifyInstance } from 'fastify';
import type { CatalogueSearch } from './catalogue-search.ts';

/** Says at `/metrics` how much of the catalogue is found in memory. */
export function addCatalogueMetrics(app: FastifyInstance, search: CatalogueSearch): void {
  new app.metrics.client.Gauge({
    name: 'titlenet_titles_in_memory',
    help: 'Titles that searches find in memory; 0 while the catalogue is being read',
    collect() {
      this.set(search.titlesInMemory);
    },
  });
}
