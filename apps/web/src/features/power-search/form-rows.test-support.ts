import { type CriterionGroup, criterionGroups } from '@titlenet/catalogue/power-search/criterion';
import { criterionOf, type PowerSearchName, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { expect, test } from 'vitest';
import { enter, go, openForm, parametersOfResult } from './form-driver.test-support.ts';

/** A row as CS §2 and §3 say it: its lines of the checklist, label, criterion, and what it leaves in the address. */
export type SpecifiedRow = readonly [lines: string, label: string, name: string, address: string];

const meta = ['company', 'isHqna', 'sortBy', 'isShowCover', 'isShowAuthor'];

/** 02/03/2026 to 02/28/2026, in epoch seconds of 00:00 UTC. */
export const days = (start: string, end: string) => `${start}=1770076800&${end}=1772236800`;

/**
 * One test for each group of a form: everything is entered into the rows of these labels, and the address of the result
 * has these parameters and no others.
 */
export function testRows(name: PowerSearchName, rows: readonly SpecifiedRow[]): void {
  const form = powerSearchForms[name];

  test('the table holds every row of the form', () => {
    expect(rows.map(([, , criterion]) => criterion).sort()).toEqual(form.criteria.map((each) => each.name).sort());
  });

  const inGroup = (group: CriterionGroup) => rows.filter((row) => criterionOf(form, row[2])?.group === group);
  const groups = criterionGroups.map((group) => [group.label, inGroup(group.name)] as const);
  for (const [label, ofGroup] of groups.filter((group) => group[1].length > 0)) {
    test(`${label} ${ofGroup.map(([lines]) => lines).join(' ')}`, async () => {
      const { user } = await openForm(name);
      for (const [, rowLabel, criterionName] of ofGroup) {
        const criterion = criterionOf(form, criterionName)!;
        expect(criterion.label).toBe(rowLabel);
        await enter(user, criterion);
      }
      await go(user);
      const sent = (await parametersOfResult(name)).filter(([parameter]) => !meta.includes(parameter));
      const expected = ofGroup.flatMap(([, , , address]) => [...new URLSearchParams(address)]);
      // HQNA's country and format type are chosen on every form that was not told otherwise.
      const defaults = form.criteria.flatMap((each) =>
        each.kind === 'code' && each.defaultCode && !ofGroup.some((row) => row[2] === each.name)
          ? [[each.name, each.defaultCode]]
          : [],
      );
      expect(sent.sort()).toEqual([...expected, ...defaults].sort());
      // Whole groups are filled in, on machines that are busy with other tests.
    }, 60_000);
  }
}
