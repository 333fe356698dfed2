import type { SearchSource } from '@titlenet/catalogue/enumerations';
import { type CustomizeBlock, customizeBlocks } from '@titlenet/catalogue/result-columns/column-definitions';
import { resultSource } from '@titlenet/catalogue/result-columns/result-sources';
import { getHccpFields, getPreference, saveHccpFields, savePreference } from '@titlenet/contract/preferences';
import { callApi } from '../../ui/api/call-api.ts';

/** One checkbox of the screen. */
export interface FieldChoice {
  /** What is sent when the box is checked: a name, or HCCP's field id (CS §7). */
  readonly key: string;
  readonly label: string;
  /** Of the standard set: its label is bold (CS §3). */
  readonly isStandard: boolean;
  /** Of the title audit: its label is italic. */
  readonly isItalic: boolean;
  /** Always checked (CS §2). */
  readonly isFixed: boolean;
  readonly isChecked: boolean;
}

export interface FieldBlock {
  readonly name: string;
  readonly isTitleAudit: boolean;
  readonly fields: readonly FieldChoice[];
}

/** Where the fields of a division's results are read from and saved to (CS §7). */
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

/** HarperCollins and HQNA: a list of names for each company; none stands for the standard set (G-87). */
function preferenceStore(source: SearchSource, company: string): FieldStore {
  return {
    async load(signal) {
      const saved = await callApi(getPreference, { query: { company } }, { signal });
      return customizeBlocks(resultSource(source), saved).map(blockOf);
    },
    save: (keys) => callApi(savePreference, { query: { company }, body: [...keys] }),
  };
}

/** Ids of the fields that HCCP's screen never lets go of; the answer does not say which they are. */
const fixedIds = new Set(
  resultSource('Hccp').blocks.flatMap(({ fields }) => fields.flatMap(({ id, isFixed }) => (isFixed ? [id] : []))),
);

/** HCCP: blocks from the server, ids back to it. */
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

/** The store of a form's fields; `company` is the one whose choice is kept (CS §7). */
export function fieldStoreOf(source: SearchSource, company: string): FieldStore {
  return source === 'Hccp' ? hccpStore : preferenceStore(source, company);
}
