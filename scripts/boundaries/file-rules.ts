import type { PlacedFile, Rule } from './rule.ts';

const MOST_LINES = 300;
const MOST_LINES_OF_TABLES_AND_TESTS = 400;

/** Lists of facts: the definitions of sheets. */
const definitionTables = /^packages\/catalogue\/src\/sheet\//;

/** Where statements are written. Tests look into the database, measurements measure it. */
const sqlPlaces = /\.queries\.ts$|^apps\/server\/src\/(database|records|projection|search)\/|^bench\//;

const vagueNames = /(^|\/)(utils?|helpers?|misc|common|types)(\.[a-z]+)?(\/|$)/;

/** Builders of statements; `selectFrom` and its like are kysely's alone. */
const statementStart = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;

export const fileRules: Rule[] = [
  {
    name: 'SQL stands in queries',
    check: (file) => {
      if (file.isTest || sqlPlaces.test(file.path)) return [];
      const isSqlTag = file.links.some(({ specifier, names }) => specifier === 'kysely' && names.includes('sql'));
      return [
        ...(isSqlTag
          ? ['uses the sql template outside *.queries.ts, database/, records/, projection/ and search/']
          : []),
        ...(importsDriver(file)
          ? ['uses the database driver outside *.queries.ts, database/, records/, projection/ and search/']
          : []),
        ...(statementStart.test(file.text)
          ? ['builds a statement outside *.queries.ts, database/, records/, projection/ and search/']
          : []),
      ];
    },
  },
  {
    name: 'files are short',
    check: ({ path, lines, isTest }) => {
      const most = isTest || definitionTables.test(path) ? MOST_LINES_OF_TABLES_AND_TESTS : MOST_LINES;
      return lines > most ? [`${lines} lines, at most ${most}`] : [];
    },
  },
  {
    name: 'names say the subject',
    check: ({ path }) => (vagueNames.test(path) ? ['a name that says nothing of its subject'] : []),
  },
];

const importsDriver = (file: PlacedFile): boolean =>
  file.links.some(({ specifier, isType }) => !isType && (specifier === 'pg' || specifier === 'pg-copy-streams'));
