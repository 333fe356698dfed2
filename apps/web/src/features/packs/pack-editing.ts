import type { EndpointOutput } from '@titlenet/contract/endpoint';
import type { changePack, PackChanges, PackOperation } from '@titlenet/contract/pack-changes';
import type { PackContent } from '@titlenet/contract/packs';
import { ApiError } from '../../ui/api/api-error.ts';
import { failureText } from '../../ui/api/failure-text.ts';
import { applyOperation, inverseOf, needsRead } from './apply-operation.ts';

type Answer = EndpointOutput<typeof changePack>;

/** What the screen and the server do for the edits. */
export interface EditingParts {
  read(): PackContent | undefined;
  show(pack: PackContent): void;
  reload(): Promise<PackContent>;
  send(version: number, operations: PackOperation[]): Promise<Answer>;
  findChanges(since: number): Promise<PackChanges>;
}

export interface EditingState {
  /** `failed`: the server did not respond; the edits are kept and can be sent again. */
  readonly status: 'saved' | 'saving' | 'failed';
  readonly failure: string | null;
  /** What others have changed, until the user closes the notice. */
  readonly others: PackChanges['others'];
  /** Texts of the user that are not stored, because others have changed the same field meanwhile. */
  readonly refused: Answer['refused'];
  readonly canUndo: boolean;
}

interface UndoOperation {
  readonly operation: PackOperation;
  /** The edit that it undoes; null: one that set no field. */
  readonly edit: PackOperation | null;
}

interface UndoStep {
  /** Fields of the step; further typing in the same field is one step with it. */
  key: string;
  at: number;
  operations: readonly UndoOperation[];
}

/** Typing in one field within this time is undone together. */
const ONE_STEP_MS = 10_000;
const MAX_STEPS = 100;

/** The field that an operation sets, if it is one; edits of it within a short time are one step of undo. */
function fieldOf(operation: PackOperation): string {
  if (!('set' in operation)) return '';
  const fields = Object.keys(operation.set);
  const id = 'id' in operation ? operation.id : '';
  return fields.length === 1 && fields[0] !== 'isRemoved' ? `${operation.kind} ${id} ${fields[0]}` : '';
}

/** Whether a text that an edit has set is another one now: others have changed it, or the edit was not stored. */
function isReplaced(pack: PackContent, edit: PackOperation | null): boolean {
  if (!edit || !('set' in edit)) return false;
  // The inverse has the present values of the same fields; there is none of a removed part.
  return inverseOf(pack, edit).some(
    (present) =>
      'set' in present &&
      Object.entries(edit.set).some(
        ([field, text]) => typeof text === 'string' && Reflect.get(present.set, field) !== text,
      ),
  );
}

/** The first change of each field. @param changes the newest first */
function newestOfFields<Change extends Answer['refused'][number] | PackChanges['others'][number]>(
  changes: readonly Change[],
): Change[] {
  return [...Map.groupBy(changes, ({ part, id, field }) => `${part} ${id} ${field}`).values()].flatMap(
    ([newest]) => newest ?? [],
  );
}

/** Sends edits in order, one call at a time; shows them at once; undoes them; and learns what others have changed. */
export class PackEditing {
  #parts: EditingParts;
  #pending: PackOperation[] = [];
  #steps: UndoStep[] = [];
  #isSending = false;
  #needsRead = false;
  /** Text boxes whose texts are not stored yet. */
  #typing = new Set<string>();
  #listeners = new Set<() => void>();
  state: EditingState = { status: 'saved', failure: null, others: [], refused: [], canUndo: false };

  constructor(parts: EditingParts) {
    this.#parts = parts;
  }

  get hasUnsaved(): boolean {
    return this.#pending.length > 0 || this.#isSending || this.#typing.size > 0;
  }

  /** States that a text box has, or has no longer, a text that is not stored. */
  setTyping = (box: string, isTyping: boolean): void => {
    if (isTyping) this.#typing.add(box);
    else this.#typing.delete(box);
    const status = this.hasUnsaved ? 'saving' : 'saved';
    // Not at every key: each change of the state renders the page.
    if (this.state.status !== 'failed' && this.state.status !== status) this.#set({ status });
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows and stores operations as one step of undo. */
  edit(...operations: PackOperation[]): Promise<void> {
    const undo: UndoOperation[] = [];
    const [first] = operations;
    const key = operations.length === 1 && first ? fieldOf(first) : '';
    const isSameStep = this.#continuesStep(key);
    for (const operation of operations) {
      const pack = this.#parts.read();
      if (!pack) return Promise.resolve();
      undo.unshift(...inverseOf(pack, operation).map((back) => ({ operation: back, edit: operation })));
      this.#parts.show(applyOperation(pack, operation));
    }
    this.#remember({ key, at: Date.now(), operations: undo }, isSameStep);
    return this.#enqueue(operations);
  }

  /** Undoes the latest step of this screen of which anything is left: texts that others have written since stay. */
  undo(): Promise<void> {
    const undone: PackOperation[] = [];
    while (undone.length === 0 && this.#steps.length > 0) {
      for (const { operation, edit } of this.#steps.pop()?.operations ?? []) {
        const pack = this.#parts.read();
        if (!pack || isReplaced(pack, edit)) continue;
        this.#parts.show(applyOperation(pack, operation));
        undone.push(operation);
      }
    }
    this.#set({ canUndo: this.#steps.length > 0 });
    return this.#enqueue(undone);
  }

  retry(): Promise<void> {
    return this.#flush();
  }

  closeNotice(): void {
    this.#set({ others: [], refused: [] });
  }

  /** Shows what others have changed meanwhile. Failures are left to the next time. */
  async poll(): Promise<void> {
    const pack = this.#parts.read();
    if (!pack || this.hasUnsaved) return;
    try {
      const { version, others } = await this.#parts.findChanges(pack.version);
      if (version === pack.version || this.hasUnsaved) return;
      await this.#reload();
      this.#addNotices(others, []);
    } catch {
      // The next poll repeats it.
    }
  }

  #set(change: Partial<EditingState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Whether an edit of a field, before it is shown, belongs to the latest step: not if others have changed it since. */
  #continuesStep(key: string): boolean {
    const last = this.#steps.at(-1);
    const pack = this.#parts.read();
    if (!last || !pack || key === '' || last.key !== key || Date.now() - last.at >= ONE_STEP_MS) return false;
    return !last.operations.some(({ edit }) => isReplaced(pack, edit));
  }

  /** @param isSameStep of the field of the latest step, whose operations know the oldest text */
  #remember(step: UndoStep, isSameStep = false): void {
    if (step.operations.length === 0) return;
    const last = isSameStep ? this.#steps.pop() : undefined;
    const operations = step.operations.map((one, index) => ({
      ...one,
      operation: last?.operations[index]?.operation ?? one.operation,
    }));
    this.#steps = [...this.#steps, { ...step, operations }].slice(-MAX_STEPS);
    this.#set({ canUndo: true });
  }

  #enqueue(operations: readonly PackOperation[]): Promise<void> {
    this.#pending.push(...operations);
    return this.#flush();
  }

  async #flush(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      while (this.#pending.length > 0) await this.#sendPending();
      if (this.#needsRead) await this.#reload();
      this.#needsRead = false;
      this.#set({ status: this.#typing.size > 0 ? 'saving' : 'saved', failure: null });
    } catch (error) {
      await this.#fail(error);
    } finally {
      this.#isSending = false;
    }
    // Edits that were made while the pack was read again.
    if (this.#pending.length > 0 && this.state.status !== 'failed') await this.#flush();
  }

  async #sendPending(): Promise<void> {
    const pack = this.#parts.read();
    if (!pack) {
      // The pack was deleted.
      this.#pending = [];
      return;
    }
    // A request has at most a hundred operations.
    const sent = this.#pending.slice(0, 100);
    this.#set({ status: 'saving' });
    const answer = await this.#parts.send(pack.version, sent);
    this.#pending = this.#pending.slice(sent.length);
    const isOlder = answer.version !== pack.version + 1 || answer.others.length > 0;
    this.#needsRead ||= isOlder || sent.some(needsRead);
    const shown = this.#parts.read();
    // Until the pack is read again, what is sent next is based on the older version, so that it replaces nothing of others.
    if (shown && !isOlder) this.#parts.show({ ...shown, version: answer.version });
    for (const id of answer.addedSections)
      this.#remember({
        key: '',
        at: Date.now(),
        operations: [{ operation: { kind: 'setSection', id, set: { isRemoved: true } }, edit: null }],
      });
    this.#addNotices(answer.others, answer.refused);
  }

  /** Shows the stored pack, with the edits that were made while it was read. */
  async #reload(): Promise<void> {
    const pack = await this.#parts.reload();
    if (this.#pending.length > 0) this.#parts.show(this.#pending.reduce(applyOperation, pack));
  }

  /** Adds to the notice. Of each field it has the newest change and the newest text. */
  #addNotices(others: PackChanges['others'], refused: Answer['refused']): void {
    if (others.length === 0 && refused.length === 0) return;
    this.#set({
      others: newestOfFields([...others, ...this.state.others]),
      refused: newestOfFields([...refused, ...this.state.refused]),
    });
  }

  /** What the server refuses is given up and the stored pack shown; otherwise the edits wait. */
  async #fail(error: unknown): Promise<void> {
    const isRefused = error instanceof ApiError && (error.status === 400 || error.status === 404);
    this.#set({ status: 'failed', failure: failureText(error) });
    if (!isRefused) return;
    this.#pending = [];
    this.#steps = [];
    this.#set({ canUndo: false });
    await this.#reload().catch(() => undefined);
  }
}
