import type { Import } from './imports.ts';
import type { Place, Target } from './places.ts';
import type { SourceFile } from './source-tree.ts';

/** A file with its location and its resolved imports. */
export interface PlacedFile extends SourceFile {
  place: Place;
  isTest: boolean;
  links: (Import & { target: Target })[];
}

/** A rule about one file. `check` returns a message for each violation. */
export interface Rule {
  name: string;
  check: (file: PlacedFile) => string[];
}

/** A broken rule in a file. */
export interface Violation {
  rule: string;
  path: string;
  message: string;
}
