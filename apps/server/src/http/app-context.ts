import type { Health } from '@titlenet/contract/health';
import type { OpenDatabase } from '../database/connection.ts';
import type { CatalogueSearch } from '../search/catalogue-search.ts';
import type { Settings } from '../settings.ts';
import type { CacheRegistry } from './cache-registry.ts';
import type { IdentityConnection } from './identity-connection.ts';

/** What the features of the server need. */
export interface AppContext {
  settings: Settings;
  database: OpenDatabase;
  search: CatalogueSearch;
  caches: CacheRegistry;
  identity: IdentityConnection;
  /** Signs the cookies of pictures and of the login address. */
  cookieSecret: string;
  /** Returns the progress of the demo catalogue while it is being loaded at the first start. */
  demoProgress: () => Health['demoCatalogue'];
}
