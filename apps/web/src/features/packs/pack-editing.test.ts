import type { EndpointOutput } from '@titlenet/contract/endpoint';
import type { changePack, PackOperation } from '@titlenet/contract/pack-changes';
import { beforeEach, expect, test, vi } from 'vitest';
import { packContent } from '../../../test/packs.ts';
import { applyOperation } from './apply-operation.ts';
import { PackEditing } from './pack-editing.ts';

const note = (internalNote: string): PackOperation => ({ kind: 'setTitle', id: 1, set: { internalNote } });
const change = {
  ...({ by: 'Ben Seller', part: 'title', id: 1, name: 'Tide', field: 'internalNote' } as const),
  before: 'mine',
  at: '2026-11-01T10:00:00',
};

/** The pack as the server has it, and as the screen shows it. */
let stored = packContent;
let shown = packContent;
const send = vi.fn(
  async (_version: number, operations: PackOperation[]): Promise<EndpointOutput<typeof changePack>> => {
    stored = { ...operations.reduce(applyOperation, stored), version: stored.version + 1 };
    return { version: stored.version, others: [], refused: [], addedSections: [] };
  },
);
const sent = () => send.mock.calls.flatMap(([, operations]) => operations);
const noteShown = () => shown.sections[0]?.titles[0]?.internalNote;

function byOthers(text: string) {
  stored = { ...applyOperation(stored, note(text)), version: stored.version + 1 };
}

function open() {
  return new PackEditing({
    read: () => shown,
    show: (pack) => {
      shown = pack;
    },
    reload: async () => {
      shown = stored;
      return stored;
    },
    send,
    findChanges: async () => ({ version: stored.version, others: [change] }),
  });
}

beforeEach(() => {
  stored = applyOperation(packContent, note('old'));
  shown = stored;
  send.mockClear();
});

test('undo leaves a text that another person has written since, and undoes the step before it [PACK-84]', async () => {
  const editing = open();
  await editing.edit({ kind: 'setSection', id: 20, set: { heading: 'Coast' } });
  await editing.edit(note('mine'));
  byOthers('theirs');
  await editing.poll();
  await editing.undo();
  expect(noteShown()).toBe('theirs');
  expect(sent().slice(2)).toEqual([{ kind: 'setSection', id: 20, set: { heading: 'Sea' } }]);
  expect(editing.state.canUndo).toBe(false);
});

test('undo writes nothing back for an edit that was refused [PACK-84]', async () => {
  const editing = open();
  byOthers('theirs');
  send.mockImplementationOnce(async () => ({
    ...{ version: stored.version, others: [change], addedSections: [] },
    refused: [{ ...change, text: 'mine' }],
  }));
  await editing.edit(note('mine'));
  await editing.undo();
  expect(noteShown()).toBe('theirs');
  expect(sent()).toEqual([note('mine')]);
});

test('what is typed after the text of another person is a step of its own, undone to theirs [PACK-84]', async () => {
  const editing = open();
  await editing.edit(note('mine'));
  byOthers('theirs');
  await editing.poll();
  await editing.edit(note('both'));
  await editing.undo();
  expect(noteShown()).toBe('theirs');
  await editing.undo();
  expect(noteShown()).toBe('theirs');
});

test('edits of one field one after the other are undone to the oldest text [PACK-15]', async () => {
  const editing = open();
  await editing.edit(note('mine'));
  await editing.edit(note('mine too'));
  await editing.undo();
  expect(noteShown()).toBe('old');
  expect(editing.state.canUndo).toBe(false);
});
