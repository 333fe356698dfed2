import type { PlacedFile, Rule } from './rule.ts';

const MAX_LINES = 300;
const MAX_LINES_OF_TABLES_AND_TESTS = 400;

const MAX_FUNCTION_LINES = 60;
const MAX_COMPONENT_LINES = 120;

/** Tables of definitions. */
const definitionTables = /^packages\/catalogue\/src\/(sheet\/|title-bar-fields\/)/;

/** Files that may contain SQL. Tests and benchmarks query the database too. */
const sqlPlaces = /\.queries\.ts$|^apps\/server\/src\/(database|records|write-titles|search)\/|^bench\//;

/** Modules that use the browser's storage: entries of a person, and the state of a sign-in. */
const storagePlaces = /^apps\/web\/src\/(ui\/storage|features\/session)\//;

const browserStorage = /\b(localStorage|sessionStorage|indexedDB)\b/;

const durationPlaces = /^(?:apps\/server|packages)\/(?!.*\.test-data\.)/;
/** Times of the calendar: days on which something is due, times that are stored, and expiries that others read. */
const calendarPlaces =
  /\/(?:save-in-house-fragments|subject-cookie|verified-token-cache|read-tokens\.routes|scheduled-prices|hourly)\.ts$/;

const vagueNames = /(^|\/)(utils?|helpers?|misc|common|types)(\.[a-z]+)?(\/|$)/;

/** A class that extends an error class. */
const errorClass = /\bclass (\w+) extends \w*Error\b/g;

/** Start of a kysely query. */
const statementStart = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;

/**
 * Folders whose queries are for people, and what there also finds deleted titles: their history, sources, lists of
 * changes and of notes, and what people follow.
 */
const titleReaders =
  /^apps\/server\/src\/(features|read-titles|pictures)\/(?!(?:history|provenance|following)\/|team-notes\/listed-notes\.|changed-titles\.)/;
const tableOfTitles = /\b(from|join) title\b|(From|Join)\('title\b/;

export const fileRules: Rule[] = [
  {
    name: 'SQL only in query files',
    check: (file) => {
      if (file.isTest || sqlPlaces.test(file.path)) return [];
      const isSqlTag = file.links.some(({ specifier, names }) => specifier === 'kysely' && names.includes('sql'));
      return [
        ...(isSqlTag
          ? ['uses the sql template outside *.queries.ts, database/, records/, write-titles/ and search/']
          : []),
        ...(importsDriver(file)
          ? ['uses the database driver outside *.queries.ts, database/, records/, write-titles/ and search/']
          : []),
        ...(statementStart.test(file.text)
          ? ['builds a statement outside *.queries.ts, database/, records/, write-titles/ and search/']
          : []),
      ];
    },
  },
  {
    name: 'queries for people read the views of titles',
    check: ({ path, text, isTest }) =>
      !isTest && titleReaders.test(path) && tableOfTitles.test(text)
        ? ['reads the table title, not current_title or listed_title']
        : [],
  },
  {
    name: 'what the browser stores belongs to a person',
    check: ({ path, text, isTest }) =>
      path.startsWith('apps/web/src/') && !isTest && !storagePlaces.test(path) && browserStorage.test(text)
        ? ["uses the browser's storage directly, not through ui/storage/personal-storage.ts (G-232)"]
        : [],
  },
  {
    name: 'durations are measured by a clock that only runs forward',
    check: ({ path, text, isTest }) =>
      durationPlaces.test(path) && !isTest && !calendarPlaces.test(path) && text.includes('Date.now()')
        ? ["uses the system's time, which can be set back, not performance.now() (G-721)"]
        : [],
  },
  {
    name: 'files are short',
    check: ({ path, lines, isTest }) => {
      const max = isTest || definitionTables.test(path) ? MAX_LINES_OF_TABLES_AND_TESTS : MAX_LINES;
      return lines > max ? [`${lines} lines, at most ${max}`] : [];
    },
  },
  {
    name: 'functions are short',
    check: ({ path, functions, isTest }) =>
      functions.flatMap(({ name, lines }) => {
        const max = path.endsWith('.tsx') && /^[A-Z]/.test(name) ? MAX_COMPONENT_LINES : MAX_FUNCTION_LINES;
        return lines > max && !isTest ? [`${name || 'a function'} has ${lines} lines, at most ${max}`] : [];
      }),
  },
  {
    name: 'names of error classes end with Error',
    check: ({ text, isTest }) =>
      [...text.matchAll(errorClass)]
        .filter(([, name = '']) => !isTest && !name.endsWith('Error'))
        .map(([, name]) => `${name} extends an error`),
  },
  {
    name: 'names are specific',
    check: ({ path }) => (vagueNames.test(path) ? ['the name does not describe the content'] : []),
  },
];

const importsDriver = (file: PlacedFile): boolean =>
  file.links.some(({ specifier, isType }) => !isType && (specifier === 'pg' || specifier === 'pg-copy-streams'));
