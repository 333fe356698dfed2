import type { FastifyInstance } from 'fastify';
import type { CatalogueSearch } from './catalogue-search.ts';

/** Adds the number of indexed titles to `/metrics`. */
export function addCatalogueMetrics(app: FastifyInstance, search: CatalogueSearch): void {
  new app.metrics.client.Gauge({
    name: 'titlenet_titles_in_memory',
    help: 'Titles in the in-memory search index; 0 while it is loading',
    collect() {
      this.set(search.titlesInMemory);
    },
  });
}
