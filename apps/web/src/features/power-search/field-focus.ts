import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { criterionOf } from '@titlenet/catalogue/power-search/forms';
import { valueNamesOf } from '@titlenet/catalogue/power-search/wire-fields';

/** Focuses a field; the id of a control is the name of its wire field. */
export function focusField(name: string): void {
  document.getElementById(name)?.focus();
}

/** The first field of a criterion. */
export function fieldOf(form: PowerSearchForm, criterionName: string): string {
  const criterion = criterionOf(form, criterionName);
  return (criterion && valueNamesOf(criterion)[0]) ?? criterionName;
}
