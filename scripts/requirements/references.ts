import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Violation } from '../boundaries/rule.ts';
import { filesUnder } from '../boundaries/source-tree.ts';
import { type Requirements, readRequirements } from './requirements.ts';

const textFile = /\.(tsx?|mjs|js|css|md|html)$/;

/** The requirements themselves name their sources. The tests of this check contain references that it must refuse. */
const requirementFiles = /^(docs\/requirements|scripts\/requirements)\//;

/** The one kind of module that may name a folder outside the repository: it finds the real feeds for tests. */
const realFeedsModule = /\/real-feeds\.ts$/;

/** References to documents that are not in the repository, or by section instead of by ID. */
const outside = /\b[TC]S §|\bDESIGN(\.md| §)|\bUX\b|\b(DECISIONS|CHECKLIST|STYLE)\.md|\bshared\/(data|spec|tools)\b/g;

/** The target of a Markdown link, without its anchor; web addresses and anchors of the same page do not match. */
const markdownLink = /\]\((?!https?:|#)([^)#\s]+)/g;

/**
 * Checks that every requirement ID in code, tests and documents is defined in `docs/requirements`, and that nothing
 * refers to a document by section or outside the repository, and that links between documents lead to files.
 * @param root the repository's folder
 * @param minFiles fewer files read than this is itself a violation
 */
export function checkReferences(root: string, minFiles: number): { read: number; violations: Violation[] } {
  const requirements = readRequirements(root);
  const idPattern = patternOfIds(requirements);
  const paths = filesUnder(root, (path) => textFile.test(path) && !requirementFiles.test(path));
  const violations = paths.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return [
      ...unknownIds(requirements, idPattern, path, text),
      ...outsideReferences(path, text),
      ...(path.endsWith('.md') ? deadLinks(root, path, text) : []),
    ];
  });
  if (paths.length < minFiles) {
    const message = `read ${paths.length} files, expected at least ${minFiles}`;
    violations.push({ rule: 'enough files were read', path: '.', message });
  }
  return { read: paths.length, violations };
}

/** Matches `GRID-12` and `G-168`, but not a part of a longer name such as `MS-API-35`. */
function patternOfIds({ checklist }: Requirements): RegExp {
  const groups = new Set([...checklist.values()].map(({ group }) => group));
  return new RegExp(`(?<![\\w-])(?:${[...groups, 'G'].join('|')})-\\d+(?![\\w-])`, 'g');
}

function unknownIds({ checklist, decisions }: Requirements, ids: RegExp, path: string, text: string): Violation[] {
  return [...text.matchAll(ids)]
    .filter(([id]) => !checklist.has(id) && !decisions.has(id))
    .map(({ 0: id, index }) => ({
      rule: 'requirement IDs exist',
      path,
      message: `line ${lineAt(text, index)}: ${id} is not defined in docs/requirements`,
    }));
}

function outsideReferences(path: string, text: string): Violation[] {
  if (realFeedsModule.test(path)) return [];
  return [...text.matchAll(outside)].map(({ 0: reference, index }) => ({
    rule: 'references stay in the repository',
    path,
    message: `line ${lineAt(text, index)}: "${reference}": write the ID from docs/requirements or the reason itself`,
  }));
}

function deadLinks(root: string, path: string, text: string): Violation[] {
  return [...text.matchAll(markdownLink)]
    .filter(([, target = '']) => !existsSync(join(root, dirname(path), target)))
    .map(({ 1: target, index }) => ({
      rule: 'links lead to files',
      path,
      message: `line ${lineAt(text, index)}: ${target} does not exist`,
    }));
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
