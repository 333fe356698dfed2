import type { PackOperation } from '@titlenet/contract/pack-changes';
import type { PackContent, PackTitle } from '@titlenet/contract/packs';
import { useEffect, useMemo, useRef, useState } from 'react';
import { countTitles } from '../../domain/packs/count-titles.ts';
import { showSuccess } from '../../ui/toasts/toasts.ts';
import { applyOperation } from './apply-operation.ts';
import { type MoveTitles, moveButtonId, placeText, stepOfSection, stepOfTitles } from './move-title.ts';
import type { PackEdit } from './use-pack-edit.ts';

type SetTitle = Extract<PackOperation, { kind: 'setTitle' }>['set'];

/** What an editor does with the titles and sections of a pack. */
export interface PackActions {
  /** Sections by name, for choices. */
  readonly sections: readonly { id: number; name: string }[];
  /** Pages of the pack. */
  readonly pages: readonly string[];
  setTitle(id: number, set: SetTitle): void;
  removeTitle(title: PackTitle): void;
  selectTitle(id: number, isSelected: boolean): void;
  /** A selected title is moved with all selected ones. @param before title before which it is placed; null: the end */
  moveTitle(id: number, sectionId: number, before: number | null): void;
  stepTitle(id: number, step: -1 | 1): void;
  setHeading(sectionId: number, heading: string): void;
  stepSection(sectionId: number, step: -1 | 1): void;
  removeSection(sectionId: number): void;
  addSection(): void;
}

/** 'Section 2' for a section without a heading. */
export const sectionName = ({ heading }: { heading: string }, index: number): string =>
  heading || `Section ${index + 1}`;

type Calls = Omit<PackActions, 'sections' | 'pages'>;

/** What an editor does with the selected titles, in the order of the pack. */
export interface SelectionActions {
  readonly selected: readonly number[];
  step(step: -1 | 1): void;
  moveTo(sectionId: number): void;
  remove(): void;
  clear(): void;
}

/** The same object until sections or pages change, so that only the changed rows of a long pack are rendered. */
function useStableActions(pack: PackContent, calls: Calls): PackActions {
  const latest = useRef(calls);
  latest.current = calls;
  const choices = JSON.stringify({
    sections: pack.sections.map((section, index) => ({ id: section.id, name: sectionName(section, index) })),
    pages: pack.pages,
  });
  return useMemo(
    () => ({
      // Written above.
      ...(JSON.parse(choices) as Pick<PackActions, 'sections' | 'pages'>),
      setTitle: (...given) => latest.current.setTitle(...given),
      removeTitle: (...given) => latest.current.removeTitle(...given),
      selectTitle: (...given) => latest.current.selectTitle(...given),
      moveTitle: (...given) => latest.current.moveTitle(...given),
      stepTitle: (...given) => latest.current.stepTitle(...given),
      setHeading: (...given) => latest.current.setHeading(...given),
      stepSection: (...given) => latest.current.stepSection(...given),
      removeSection: (...given) => latest.current.removeSection(...given),
      addSection: () => latest.current.addSection(),
    }),
    [choices],
  );
}

/** The selected titles of a pack, in its order; removed ones are not selected. */
function useSelection({ sections }: PackContent) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const selected = useMemo(
    () => sections.flatMap(({ titles }) => titles.map(({ id }) => id)).filter((id) => chosen.has(id)),
    [sections, chosen],
  );
  const select = (id: number, isSelected: boolean) =>
    setChosen((before) => new Set(isSelected ? [...before, id] : [...before].filter((one) => one !== id)));
  return { selected, select, clear: () => setChosen(new Set()) };
}

/** @returns the actions, those on the selected titles, and the text that announces the latest move */
export function usePackActions(
  pack: PackContent,
  { editing }: PackEdit,
): { actions: PackActions; selection: SelectionActions; moved: string } {
  const [moved, setMoved] = useState('');
  const { selected, select, clear } = useSelection(pack);
  const focused = useRef<number>(undefined);
  const { sections } = pack;
  // The button of a moved title is another element, or has lost the focus, once the new order is on the page.
  useEffect(() => {
    if (focused.current === undefined || sections.length === 0) return;
    document.getElementById(moveButtonId(focused.current))?.focus();
    focused.current = undefined;
  }, [sections]);
  const edit = (operation: PackOperation | null) => operation && void editing.edit(operation);
  /** @param id title whose button has the focus afterwards */
  const move = (operation: MoveTitles | null, id?: number) => {
    if (!operation || (operation.before !== null && operation.ids.includes(operation.before))) return;
    setMoved(placeText(applyOperation(pack, operation), operation.ids));
    focused.current = id;
    edit(operation);
  };
  const moveTo = (ids: readonly number[], sectionId: number, before: number | null, id?: number) =>
    move({ kind: 'moveTitles', ids: [...ids], sectionId, before }, id);
  const actions = useStableActions(pack, {
    setTitle: (id, set) => edit({ kind: 'setTitle', id, set }),
    removeTitle: ({ id, title }) => {
      edit({ kind: 'setTitle', id, set: { isRemoved: true } });
      showSuccess(`'${title}' was removed. Undo brings it back.`);
    },
    selectTitle: select,
    moveTitle: (id, sectionId, before) => moveTo(selected.includes(id) ? selected : [id], sectionId, before, id),
    stepTitle: (id, step) => move(stepOfTitles(pack, [id], step), id),
    setHeading: (id, heading) => edit({ kind: 'setSection', id, set: { heading } }),
    stepSection: (id, step) => edit(stepOfSection(pack, id, step)),
    removeSection: (id) => edit({ kind: 'setSection', id, set: { isRemoved: true } }),
    addSection: () => edit({ kind: 'addSection', heading: '', before: null }),
  });
  const selection: SelectionActions = {
    selected,
    step: (step) => move(stepOfTitles(pack, selected, step)),
    moveTo: (sectionId) => moveTo(selected, sectionId, null),
    remove: () => {
      void editing.edit(...selected.map((id) => ({ kind: 'setTitle', id, set: { isRemoved: true } }) as const));
      const isOne = selected.length === 1;
      showSuccess(
        `${countTitles(selected.length)} ${isOne ? 'was' : 'were'} removed. Undo brings ${isOne ? 'it' : 'them'} back.`,
      );
    },
    clear,
  };
  return { actions, selection, moved };
}
