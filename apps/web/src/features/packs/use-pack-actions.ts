import type { PackOperation } from '@titlenet/contract/pack-changes';
import type { PackContent, PackTitle } from '@titlenet/contract/packs';
import { useEffect, useMemo, useRef, useState } from 'react';
import { showSuccess } from '../../ui/toasts/toasts.ts';
import { applyOperation } from './apply-operation.ts';
import { moveButtonId, placeText, stepOfSection, stepOfTitle } from './move-title.ts';
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
  /** @param before title before which it is placed; null: the end */
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

/** @returns the actions, and the text that announces the latest move */
export function usePackActions(pack: PackContent, { editing }: PackEdit): { actions: PackActions; moved: string } {
  const [moved, setMoved] = useState('');
  const focused = useRef<number>(undefined);
  const { sections } = pack;
  // The button of a moved title is another element, or has lost the focus, once the new order is on the page.
  useEffect(() => {
    if (focused.current === undefined || sections.length === 0) return;
    document.getElementById(moveButtonId(focused.current))?.focus();
    focused.current = undefined;
  }, [sections]);
  const edit = (operation: PackOperation | null) => operation && void editing.edit(operation);
  const move = (operation: Extract<PackOperation, { kind: 'moveTitles' }> | null, id: number) => {
    if (!operation || operation.before === id) return;
    setMoved(placeText(applyOperation(pack, operation), id));
    focused.current = id;
    edit(operation);
  };
  const actions = useStableActions(pack, {
    setTitle: (id, set) => edit({ kind: 'setTitle', id, set }),
    removeTitle: ({ id, title }) => {
      edit({ kind: 'setTitle', id, set: { isRemoved: true } });
      showSuccess(`'${title}' was removed. Undo brings it back.`);
    },
    moveTitle: (id, sectionId, before) => move({ kind: 'moveTitles', ids: [id], sectionId, before }, id),
    stepTitle: (id, step) => move(stepOfTitle(pack, id, step), id),
    setHeading: (id, heading) => edit({ kind: 'setSection', id, set: { heading } }),
    stepSection: (id, step) => edit(stepOfSection(pack, id, step)),
    removeSection: (id) => edit({ kind: 'setSection', id, set: { isRemoved: true } }),
    addSection: () => edit({ kind: 'addSection', heading: '', before: null }),
  });
  return { actions, moved };
}
