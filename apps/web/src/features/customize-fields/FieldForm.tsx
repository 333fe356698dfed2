import { Button } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { type SyntheticEvent, useState } from 'react';
import { formAddress } from '../../domain/power-search/power-search-addresses.ts';
import { storedSearch } from '../../domain/power-search/stored-search.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { dropCachedResult } from '../../ui/cached-result/cached-result.ts';
import { Panel, Row, Text } from '../../ui/layout/primitives.tsx';
import { useDraft } from '../../ui/storage/use-draft.ts';
import { ValidationBanner, type ValidationResult } from '../../ui/validation/ValidationBanner.tsx';
import styles from './CustomizeFields.module.css';
import type { FieldBlock, FieldChoice, FieldStore } from './field-choice.ts';

/** Reads the stored keys of a draft. */
const parseKeys = (stored: unknown): string[] | undefined =>
  Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : undefined;

interface FieldFormProps {
  /** Name of the draft, with the company whose fields are chosen. */
  draftName: string;
  blocks: readonly FieldBlock[];
  form: PowerSearchForm;
  store: FieldStore;
  client: QueryClient;
}

interface BoxProps {
  field: FieldChoice;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

function Box({ field, isChecked, onChange }: BoxProps) {
  return (
    <Row
      as="label"
      gap={8}
      align="center"
      text="table"
      className={styles.field}
      data-standard={field.isStandard || undefined}
      data-italic={field.isItalic || undefined}
    >
      <input
        type="checkbox"
        checked={isChecked}
        disabled={field.isFixed}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {field.label}
    </Row>
  );
}

/** The checkboxes of all fields in blocks, with buttons that check several at once [CUSTOM-02..CUSTOM-06]. */
export function FieldForm({ draftName, blocks, form, store, client }: FieldFormProps) {
  const all = blocks.flatMap(({ fields }) => fields);
  const keysOf = (wanted: (field: FieldChoice) => boolean) =>
    all.filter((field) => field.isFixed || wanted(field)).map(({ key }) => key);
  const [saved, setSaved] = useState(() => keysOf(({ isChecked }) => isChecked));
  const draft = useDraft(draftName, saved, parseKeys);
  // A field of the draft may have been removed since.
  const chosen = new Set(keysOf(({ key }) => draft.value.includes(key)));
  const isChanged = saved.join() !== [...chosen].join();
  const [validation, setValidation] = useState<ValidationResult | null>(null);
  const [isSaving, setSaving] = useState(false);
  const audit = new Set(
    blocks.filter(({ isTitleAudit }) => isTitleAudit).flatMap(({ fields }) => fields.map(({ key }) => key)),
  );
  const choose = (keys: readonly string[]) => {
    draft.change([...keys]);
    setValidation(null);
  };
  const toggle = (field: FieldChoice, isChecked: boolean) =>
    choose(keysOf(({ key }) => (key === field.key ? isChecked : chosen.has(key))));

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    setSaving(true);
    try {
      const keys = [...chosen];
      await store.save(keys);
      setSaved(keys);
      draft.discard(keys);
      // Cached results still have the previous fields [GRID-052].
      dropCachedResult(client, form.resultCache);
      setValidation({ isValid: true, text: 'Valid: your changes were saved.' });
    } catch {
      setValidation({ isValid: false, text: 'Error: your changes were not saved.' });
    } finally {
      setSaving(false);
    }
  };
  const result = storedSearch(form)?.result;

  return (
    <form onSubmit={(event) => void save(event)}>
      <ValidationBanner validation={validation} />
      <Row gap={8} align="center" wrap rule="bottom" className={styles.tools}>
        <Button variant="default" onClick={() => choose(keysOf(({ isStandard }) => isStandard))}>
          Select Standard Items
        </Button>
        {audit.size > 0 && (
          <Button variant="default" onClick={() => choose(keysOf(({ key }) => chosen.has(key) || audit.has(key)))}>
            Select Title Audit Items
          </Button>
        )}
        <Button variant="default" onClick={() => choose(keysOf(() => true))}>
          Select All
        </Button>
        <Button variant="default" onClick={() => choose(keysOf(() => false))}>
          Deselect All
        </Button>
        <Text tone="muted" role="status">
          {chosen.size} of {all.length} selected{isChanged && ', not saved yet'}
        </Text>
        <Row as="span" gap={16} align="center" last>
          {result && <AddressLink to={result}>Back to the result</AddressLink>}
          <AddressLink to={formAddress(form)}>Back to the search</AddressLink>
          <Button variant="default" disabled={!isChanged} onClick={() => choose(saved)}>
            Discard Changes
          </Button>
          <Button type="submit" disabled={isSaving}>
            Save Changes
          </Button>
        </Row>
      </Row>
      <div className={styles.blocks}>
        {blocks.map(({ name, fields }) => (
          <Panel key={name} as="fieldset" below={16} className={styles.block}>
            <legend>{name}</legend>
            {fields.map((field) => (
              <Box
                key={field.key}
                field={field}
                isChecked={chosen.has(field.key)}
                onChange={(isChecked) => toggle(field, isChecked)}
              />
            ))}
          </Panel>
        ))}
      </div>
    </form>
  );
}
