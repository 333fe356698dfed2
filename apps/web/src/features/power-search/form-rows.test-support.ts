import { type CriterionGroup, criterionGroups } from '@titlenet/catalogue/power-search/criterion';
import { criterionOf, type PowerSearchName, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { expect, test } from 'vitest';
import { enter, go, openForm, operatorOf, parametersOfResult } from './form-driver.test-support.ts';

/** A row as specified: its checklist lines, label, criterion, and its parameters in the address. */
export type SpecifiedRow = readonly [lines: string, label: string, name: string, address: string];

/** Rows with a value that are sent even if they are not touched (PSHQNA-06, PSHQNA-08). */
const defaultValues = { HarperCollins: {}, HQNA: { country_Code: 'NA', formatType: 'P' }, HCCP: {} };

const meta = ['company', 'isHqna', 'sortBy', 'isShowCover', 'isShowAuthor'];

/** 02/03/2026 to 02/28/2026 as epoch seconds of 00:00 UTC. */
export const days = (start: string, end: string) => `${start}=1770076800&${end}=1772236800`;

/**
 * Defines one test for each group of a form: fills the rows with these labels, and expects the operators of their
 * switches on the form and exactly these parameters in the result's address.
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
      const { user } = await openForm(name, { rows: ofGroup.map(([, rowLabel]) => rowLabel) });
      for (const [, rowLabel, criterionName] of ofGroup) {
        // The next line fails for an unknown name.
        const criterion = criterionOf(form, criterionName)!;
        expect(criterion.label).toBe(rowLabel);
        await enter(user, criterion);
      }
      for (const [, rowLabel, , address] of ofGroup) {
        const operator = /(?:switch|onlineMetadata)=(\d+)/i.exec(address)?.[1];
        expect([rowLabel, operatorOf(rowLabel)?.value]).toEqual([rowLabel, operator]);
      }
      await go(user);
      const sent = (await parametersOfResult(name)).filter(([parameter]) => !meta.includes(parameter));
      const expected = ofGroup.flatMap(([, , , address]) => [...new URLSearchParams(address)]);
      const defaults = Object.entries(defaultValues[name]).filter(
        ([parameter]) => !ofGroup.some(([, , criterion]) => criterion === parameter),
      );
      expect(sent.sort()).toEqual([...expected, ...defaults].sort());
    });
  }
}
