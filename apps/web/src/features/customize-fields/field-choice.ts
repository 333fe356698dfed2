import type { SearchSource } from '@titlenet/catalogue/enumerations';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { type CustomizeBlock, customizeBlocks } from '@titlenet/catalogue/result-columns/column-definitions';
import { resultSource } from '@titlenet/catalogue/result-columns/result-sources';
import { getHccpFields, getPreference, saveHccpFields, savePreference } from '@titlenet/contract/preferences';
import { callApi } from '../../ui/api/call-api.ts';

/** One checkbox. */
export interface FieldChoice {
  /** Sent when checked: a name, or HCCP's field id [CUSTOM-22, CUSTOM-25]. */
  readonly key: string;
  readonly label: string;
  /** Part of the standard set; its label is bold [CUSTOM-31]. */
  readonly isStandard: boolean;
  /** Part of the title audit; its label is italic [CUSTOM-32]. */
  readonly isItalic: boolean;
  /** Always checked [CUSTOM-07, CUSTOM-08]. */
  readonly isFixed: boolean;
  readonly isChecked: boolean;
}

export interface FieldBlock {
  readonly name: string;
  readonly isTitleAudit: boolean;
  readonly fields: readonly FieldChoice[];
}

/** Loads and saves the fields of a division's results. */
export interface FieldStore {
  load(signal: AbortSignal): Promise<readonly FieldBlock[]>;
  save(keys: readonly string[]): Promise<unknown>;
}

function blockOf({ name, isTitleAudit, fields }: CustomizeBlock): FieldBlock {
  return {
    name,
    isTitleAudit,
    fields: fields.map(({ displayName, propName, sendName, isCheck, bold, italic, isFixed }) => ({
      key: sendName ?? propName,
      label: displayName,
      isStandard: bold,
      isItalic: italic,
      isFixed,
      isChecked: isCheck,
    })),
  };
}

/** HarperCollins and HQNA: names for each company; an empty list means the standard set (G-87). */
function preferenceStore(source: SearchSource, company: string): FieldStore {
  return {
    async load(signal) {
      const saved = await callApi(getPreference, { query: { company } }, { signal });
      return customizeBlocks(resultSource(source), saved).map(blockOf);
    },
    save: (keys) => callApi(savePreference, { query: { company }, body: [...keys] }),
  };
}

/** Ids of HCCP's fields that are always checked, because the response has no flag for them. */
const fixedIds = new Set(
  resultSource('Hccp').blocks.flatMap(({ fields }) => fields.flatMap(({ id, isFixed }) => (isFixed ? [id] : []))),
);

/** HCCP: the server sends blocks and receives ids [CUSTOM-24, CUSTOM-25]. */
const hccpStore: FieldStore = {
  async load(signal) {
    const blocks = await callApi(getHccpFields, undefined, { signal });
    return blocks.map(({ name, fields }) => ({
      name,
      isTitleAudit: false,
      fields: fields.map(({ id, description, isSelected, isDefault }) => ({
        key: String(id),
        label: description,
        isStandard: isDefault,
        isItalic: false,
        isFixed: fixedIds.has(id),
        isChecked: isSelected,
      })),
    }));
  },
  save: (keys) => callApi(saveHccpFields, { body: keys.map(Number) }),
};

const stores: Record<PowerSearchForm['fieldPreference'], (form: PowerSearchForm, company: string) => FieldStore> = {
  names: (form, company) => preferenceStore(form.source, company),
  ids: () => hccpStore,
};

/** @param company the company whose choice is edited [CUSTOM-23] */
export function fieldStoreOf(form: PowerSearchForm, company: string): FieldStore {
  return stores[form.fieldPreference](form, company);
}
