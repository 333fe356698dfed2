import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tables } from '@titlenet/server/database/tables';
import type { Kysely } from 'kysely';
import { readCatalogue } from './catalogue-rows.ts';
import type { EngineLocation, Loader } from './engine.ts';
import { enginePeers, type PeerName } from './engines.ts';

/** Location of each participating engine. */
export type PeerLocations = ReadonlyMap<PeerName, EngineLocation>;

const marker = ({ folder }: EngineLocation) => join(folder, 'built.json');

/** Build time of an engine in seconds; undefined if it is not built. */
export function buildSeconds(location: EngineLocation): number | undefined {
  if (!existsSync(marker(location))) return undefined;
  return (JSON.parse(readFileSync(marker(location), 'utf8')) as { seconds: number }).seconds;
}

/**
 * Reads the catalogue once and fills every engine that is not built yet. The build times do not include reading.
 */
export async function loadPeers(
  db: Kysely<Tables>,
  locations: PeerLocations,
  note: (text: string) => void,
): Promise<void> {
  const missing = [...locations].filter(([, location]) => buildSeconds(location) === undefined);
  if (missing.length === 0) return;
  const building: { name: PeerName; location: EngineLocation; loader: Loader; ms: number }[] = [];
  for (const [name, location] of missing) {
    mkdirSync(location.folder, { recursive: true });
    building.push({ name, location, loader: await enginePeers[name].load(location), ms: 0 });
  }
  let titles = 0;
  for await (const rows of readCatalogue(db)) {
    for (const one of building) {
      const start = performance.now();
      await one.loader.add(rows);
      one.ms += performance.now() - start;
    }
    titles += rows.title.length;
    note(`${titles} titles in ${building.map(({ name }) => name).join(', ')}`);
  }
  for (const one of building) {
    note(`building the indexes of ${one.name}`);
    const start = performance.now();
    await one.loader.finish();
    const seconds = (one.ms + performance.now() - start) / 1000;
    writeFileSync(marker(one.location), JSON.stringify({ seconds }));
  }
}
