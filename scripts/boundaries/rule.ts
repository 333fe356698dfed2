import type { Import } from './imports.ts';
import type { Place, Target } from './places.ts';
import type { SourceFile } from './source-tree.ts';

/** A file with its place and with what its imports lead to. */
export interface PlacedFile extends SourceFile {
  place: Place;
  isTest: boolean;
  links: (Import & { target: Target })[];
}

/** A rule about one file: gives a sentence for each way in which the file breaks it. */
export interface Rule {
  name: string;
  check: (file: PlacedFile) => string[];
}
